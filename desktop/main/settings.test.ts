import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings', () => {
  it('lead to the shop on this machine when nothing is said', () => {
    expect(readSettings({})).toEqual({ apiUrl: 'http://localhost:3000', updateFeedUrl: undefined });
  });

  it('come from the environment before the file of the machine', () => {
    const ofMachine = { API_URL: 'https://a.example', UPDATE_FEED_URL: 'https://u.example/feed' };
    expect(readSettings({ API_URL: 'https://b.example/' }, ofMachine)).toEqual({
      apiUrl: 'https://b.example',
      updateFeedUrl: 'https://u.example/feed',
    });
  });

  it.each(['http://shop.example', 'ftp://localhost', 'https://a.example/path', 'shop'])(
    'refuse %s in one line',
    (address) => {
      expect(() => readSettings({ API_URL: address })).toThrow(/^API_URL: .+$/);
    },
  );
});
