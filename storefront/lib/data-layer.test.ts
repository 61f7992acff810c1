import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everythingAllowed, nothingAllowed } from '#core/analytics/consent-choice.ts';
import { saveConsent } from './consent.ts';
import { startDataLayer, track, visitorChanged } from './data-layer.ts';

/** What the browser gives: a page with a cookie and a window. */
const page = { cookie: '' };
beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const signedIn = (isSignedIn: boolean) => vi.fn(() => Promise.resolve(isSignedIn));
const events = () => window.dataLayer?.filter(({ event }) => event !== 'consent');

describe('track', () => {
  it('drops for good what happens before the consent', async () => {
    const ask = signedIn(false);
    startDataLayer(ask);
    track({ name: 'click', subject: 'early' });
    saveConsent(nothingAllowed);
    track({ name: 'click', subject: 'refused' });
    await Promise.resolve();
    expect(window.dataLayer).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
    saveConsent(everythingAllowed);
    await Promise.resolve();
    expect(events()).toEqual([]);
  });

  it.each([
    [true, 'registered'],
    [false, 'unregistred'],
  ])('says of a visitor (signed in: %s) that they are %s, asking once', async (is, visitor) => {
    const ask = signedIn(is);
    startDataLayer(ask);
    saveConsent(everythingAllowed);
    track({ name: 'click', subject: 'a' });
    track({ name: 'reservation', step: 'success' });
    await expect.poll(events).toHaveLength(2);
    expect(events()).toEqual([
      { event: 'click', subject: 'a', visitor },
      { event: 'reservation', step: 'success', visitor },
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again who it is after somebody signed in', async () => {
    const ask = vi.fn(() => Promise.resolve(ask.mock.calls.length > 1));
    startDataLayer(ask);
    saveConsent(everythingAllowed);
    track({ name: 'click' });
    visitorChanged();
    track({ name: 'login' });
    await expect.poll(events).toHaveLength(2);
    expect(events()).toEqual([
      { event: 'click', visitor: 'unregistred' },
      { event: 'login', visitor: 'registered' },
    ]);
  });

  it('keeps nothing once the consent is taken back, not even what was on its way', async () => {
    let answer = (_: boolean): void => undefined;
    startDataLayer(() => new Promise((resolve) => (answer = resolve)));
    saveConsent(everythingAllowed);
    track({ name: 'click' });
    saveConsent(nothingAllowed);
    answer(true);
    await Promise.resolve();
    expect(window.dataLayer).toBeUndefined();
  });
});

it('keeps the answer in a cookie that travels over TLS alone where there is any', () => {
  saveConsent(everythingAllowed);
  expect(page.cookie).toBe(
    'consent=v1.analytics.marketing; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});
