/** A game that was just played on this device, for whoever goes from there to the analysis. */
export const handed = { pdn: '' };
