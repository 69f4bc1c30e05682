/** What a refusal says; a function is given the squares and moves that the house's own sentence names, in its order. */
export type Refusal = string | ((named: readonly string[]) => string);

export const problem = {
  unreachable: 'The house does not answer. Check your connection and try again.',
  /** Refusals in the house's own words, which are English. */
  refusals: {} as Readonly<Record<string, Refusal>>,
};
