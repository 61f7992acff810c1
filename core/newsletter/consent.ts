/** By what somebody asked for news. */
export const newsletterSources = ['form', 'order', 'registration', 'profile'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/**
 * The wording that whoever asks for news agrees to; stored with each request. A change of one of its sentences makes a new
 * one, by its month (storefront/features/newsletter/consent-text.test.ts holds the sentences against it).
 */
export const consentText = '2026-11';
