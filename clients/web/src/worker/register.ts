import { trustedScript } from './trusted';

/** After one visit the client works without the house too. The page that is being loaded comes first. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void look().catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** A browser may take its time to look for a newer one by itself. */
async function look(): Promise<void> {
  const registration = await navigator.serviceWorker.register(trustedScript('/worker.js'), { updateViaCache: 'none' });
  if (registration.active !== null) await registration.update();
}
