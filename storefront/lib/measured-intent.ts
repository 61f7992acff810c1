import { consentNow, onConsent } from './consent.ts';

/** Waits until measuring is allowed and the page has loaded; for ever, where it never is. */
function measuringAllowed(): Promise<void> {
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

/**
 * The first touch, or a consent to measuring before it: what a visitor views of a page that is made
 * of links is counted by its code, so whoever allowed that needs the code without a touch.
 */
export function intentOrMeasuring(intent: () => Promise<void>): () => Promise<void> {
  let asked = false;
  return () => {
    // Only once: code that did not arrive is asked for again by a touch and not at once.
    if (asked) return intent();
    asked = true;
    return Promise.race([intent(), measuringAllowed()]);
  };
}
