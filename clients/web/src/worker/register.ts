import { trustedScript } from './trusted';

/** After one visit the client works without the house too. The page that is being loaded comes first. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register(trustedScript('/worker.js')).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
