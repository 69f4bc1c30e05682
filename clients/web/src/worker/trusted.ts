/** A browser that asks for it gets our own scripts marked as such; nothing else ever passes here. */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string };
}

let mark: ((url: string) => string) | undefined;

/** The address of a script of this site, as the browser wants it for workers. */
export function trustedScript(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) throw new Error(`${address} is not a script of this site`);
  mark ??= marking();
  return mark(url.pathname);
}

function marking(): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('crownhead', { createScriptURL: (url) => url });
  return policy ? (url) => policy.createScriptURL(url) : (url) => url;
}
