import { useSyncExternalStore } from 'react';
import {
  consentCookieName,
  consentSeconds,
  readConsent,
  writeConsent,
  type ConsentChoice,
} from '#core/analytics/consent-choice.ts';

const listeners = new Set<() => void>();
let kept: { readonly cookies: string; readonly choice: ConsentChoice | null } | null = null;

/** The visitor's answer as the cookie has it; null until there is one. Browser only. */
export function consentNow(): ConsentChoice | null {
  const { cookie } = document;
  // The same object for the same cookie: React compares what it reads.
  if (kept?.cookies !== cookie) kept = { cookies: cookie, choice: readConsent(cookie) };
  return kept.choice;
}

/** Keeps an answer and tells everybody who asked to be told. */
export function saveConsent(choice: ConsentChoice): void {
  const parts = [
    `${consentCookieName}=${writeConsent(choice)}`,
    'Path=/',
    `Max-Age=${String(consentSeconds(choice))}`,
    'SameSite=Lax',
  ];
  if (location.protocol === 'https:') parts.push('Secure');
  document.cookie = parts.join('; ');
  for (const tell of listeners) tell();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The answer while it may change; undefined on the server, which serves everybody alike. */
export const useConsent = (): ConsentChoice | null | undefined =>
  useSyncExternalStore<ConsentChoice | null | undefined>(onConsent, consentNow, () => undefined);
