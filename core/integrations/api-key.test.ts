import { describe, expect, it } from 'vitest';
import { permissions, permissionsOf } from '../permissions/roles.ts';
import { apiKeyScopes, apiKeyText, isOpenToKeys, permissionsOfKey, readApiKey } from './api-key.ts';

const secret = 'A'.repeat(43);

describe('the text of a key', () => {
  it('is read as it was written', () => {
    const key = { prefix: 'abc123def456', secret };
    expect(readApiKey(apiKeyText(key))).toEqual(key);
  });

  it.each(['', 'obm_', `obm_abc123def456_${secret}x`, `obm_ABC123def456_${secret}`, `x${secret}`])(
    'is nothing else: %s',
    (text) => expect(readApiKey(text)).toBeNull(),
  );
});

describe('what a key may do', () => {
  it('is never money, personal data, accounts, records or what two people decide', () => {
    const closed = permissions.filter((one) =>
      /money|refund|identity|accounts|buyback|publish|acts|audit|backups|settings|integrations|office|careers|enquiries|subscribers/.test(
        one,
      ),
    );
    expect(closed.filter((one) => apiKeyScopes.some((scope) => scope === one))).toEqual([]);
    expect(closed.length).toBeGreaterThan(12);
  });

  it('shrinks with the role of whoever made it, and ignores what is no scope', () => {
    const scopes = ['catalogue.read', 'orders.read', 'money.release'];
    expect(permissionsOfKey(scopes, permissionsOf('admin'))).toEqual([
      'catalogue.read',
      'orders.read',
    ]);
    expect(permissionsOfKey(scopes, permissionsOf('content'))).toEqual(['catalogue.read']);
    expect(permissionsOfKey(scopes, permissionsOf('customer'))).toEqual([]);
  });

  it('leaves imports to people, and what no scope opens', () => {
    expect(isOpenToKeys('feed-list', { permission: 'catalogue.read' })).toBe(true);
    expect(isOpenToKeys('import-apply', { permission: 'catalogue.edit' })).toBe(false);
    expect(isOpenToKeys('backup-list', { permission: 'backups.manage' })).toBe(false);
  });
});
