import { describe, expect, it } from 'vitest';
import {
  consentSeconds,
  everythingAllowed,
  measuringConsent,
  nothingAllowed,
  readConsent,
  writeConsent,
} from './consent-choice.ts';

const onlyAnalytics = { analytics: true, marketing: false };

describe('the cookie of the consent', () => {
  it.each([everythingAllowed, nothingAllowed, onlyAnalytics])('keeps %j', (choice) => {
    expect(readConsent(`scheme=dark; consent=${writeConsent(choice)}; x=1`)).toEqual(choice);
  });

  it.each(['', 'scheme=dark', 'consent=', 'consent=yes', 'consent=v0.analytics', 'xconsent=v1'])(
    'is no answer in %j',
    (cookies) => {
      expect(readConsent(cookies)).toBeNull();
    },
  );

  it('allows no category that it does not know', () => {
    expect(readConsent('consent=v1.everything')).toEqual(nothingAllowed);
  });

  it('lives a year after a consent and half a year after a refusal', () => {
    expect(consentSeconds(onlyAnalytics)).toBe(31_536_000);
    expect(consentSeconds(nothingAllowed)).toBe(15_811_200);
  });
});

it('measures only those who allowed it', () => {
  expect([null, nothingAllowed, onlyAnalytics].map(measuringConsent)).toEqual([
    'undecided',
    'denied',
    'granted',
  ]);
});
