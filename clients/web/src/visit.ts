/** What this browser keeps for one visit only: the keys of private games, and what a host passes on. */

export function keepKey(table: string, key: string): void {
  keep(`crownhead.key.${table}`, key);
}

export function keyOf(table: string): string | undefined {
  return kept(`crownhead.key.${table}`);
}

/** Whom a game waits for: whoever gets the key, one opponent, or everybody. */
export interface Invitation {
  readonly key?: string | undefined;
  readonly link?: string | undefined;
  readonly opponent?: string | undefined;
}

/** What a host passes on, so that it is still there after a reload. */
export function keepInvitation(table: string, invitation: Invitation): void {
  keep(`crownhead.invitation.${table}`, JSON.stringify(invitation));
}

export function invitationOf(table: string): Invitation {
  return JSON.parse(kept(`crownhead.invitation.${table}`) ?? '{}') as Invitation;
}

function keep(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Without it a reload does not know it any more.
  }
}

function kept(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
