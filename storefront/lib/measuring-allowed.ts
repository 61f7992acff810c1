import { consentNow, onConsent } from './consent.ts';

/** Waits until measuring is allowed and the page has loaded; for ever, where it never is. */
export function measuringAllowed(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (consentNow()?.analytics !== true) return;
      stop();
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => resolve(), { once: true });
    };
    const stop = onConsent(look);
    look();
  });
}
