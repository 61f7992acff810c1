import type { Consent } from './analytics-event.ts';

/** What a visitor may allow besides what the shop cannot do without. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The visitor's answer about each category; null (where one is asked for) until there is one. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

export const everythingAllowed: ConsentChoice = { analytics: true, marketing: true };
export const nothingAllowed: ConsentChoice = { analytics: false, marketing: false };

/** Name of the cookie that keeps the answer. It tells nothing of who gave it. */
export const consentCookieName = 'consent';

// Another set of categories is another question, so it takes another version.
const version = 'v1';
const secondsInDay = 86_400;

/** Value of the cookie, such as `v1.analytics` or `v1.` for a refusal. */
export const writeConsent = (choice: ConsentChoice): string =>
  [version, ...consentCategories.filter((category) => choice[category])].join('.');

/** Reads a `Cookie` text; null where nothing, or an answer to another question, is kept. */
export function readConsent(cookies: string): ConsentChoice | null {
  const value = /(?:^|;\s*)consent=([\w.]*)/.exec(cookies)?.[1];
  const [kept, ...allowed] = (value ?? '').split('.');
  if (kept !== version) return null;
  return { analytics: allowed.includes('analytics'), marketing: allowed.includes('marketing') };
}

/**
 * For how long the answer is kept, in seconds: a consent for a year, and after a refusal nobody is
 * asked again for half a year, as the data protection authorities recommend.
 */
export const consentSeconds = (choice: ConsentChoice): number =>
  consentCategories.some((category) => choice[category]) ? 365 * secondsInDay : 183 * secondsInDay;

/** The answer about measuring, as `analyticsEvent` takes it. */
export function measuringConsent(choice: ConsentChoice | null): Consent {
  if (choice === null) return 'undecided';
  return choice.analytics ? 'granted' : 'denied';
}
