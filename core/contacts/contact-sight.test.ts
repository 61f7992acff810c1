import { expect, it } from 'vitest';
import { permissionsOfKey, apiKeyScopes } from '../integrations/api-key.ts';
import { permissions, permissionsOf, roles, type Role } from '../permissions/roles.ts';
import {
  contactFields,
  contactSight,
  maskContact,
  revealable,
  type ContactOf,
  type ContactThing,
} from './contact-sight.ts';

const somebody = (role: Role) => ({ role, permissions: permissionsOf(role) });

it.each([
  ['e_mail', 'bara@posta.example', 'b…@posta.example'],
  ['e_mail', '"a@b"@posta.example', '"…@posta.example'],
  ['e_mail', 'nonsense', '…'],
  ['e_mail', '', ''],
  ['phone_number', '+420 601 234 567', '…567'],
  ['delivery_phone_number', '0721234567', '…567'],
  ['phone_number', '112', '…'],
  ['phone_number', '', ''],
  ['street', 'Dlouhá 12', 'D…'],
  ['delivery_street', 'Șoseaua Nordului 5', 'Ș…'],
  ['street', '  ', ''],
] as const)('masks the %s %j as %j', (field, value, masked) => {
  expect(maskContact(field, value)).toBe(masked);
});

it('shows a contact, masked, to whoever handles the thing and to nobody else', () => {
  const seeing = (thing: ContactThing) =>
    roles.filter((role) => contactSight(permissionsOf(role), thing) === 'masked');
  expect(seeing('order')).toEqual(['warehouse_supervisor', 'support', 'admin']);
  expect(seeing('reservation')).toEqual(['warehouse_supervisor', 'support', 'admin']);
  expect(seeing('enquiry')).toEqual(['support', 'admin']);
  expect(seeing('account')).toEqual(['buyback_desk', 'support', 'admin']);
  expect(seeing('application')).toEqual(['admin']);
  expect(seeing('subscriber')).toEqual(['support', 'admin']);
});

const delivered = { thing: 'order', status: 'delivered' } as const;
const packed = { thing: 'order', status: 'packed' } as const;
const ready = { thing: 'reservation', status: 'ready' } as const;
const collected = { thing: 'reservation', status: 'collected' } as const;
const enquiry = { thing: 'enquiry', status: null } as const;
const account = { thing: 'account', status: null } as const;
const everything: readonly ContactOf[] = [delivered, packed, ready, collected, enquiry, account];

it.each(['support', 'admin'] as const)('%s may reveal every field of everything', (role) => {
  for (const of of everything) expect(revealable(somebody(role), of)).toEqual(contactFields);
});

it('whoever runs the warehouse reveals no mail, and only of goods that lie in it', () => {
  const found = everything.map((of) => revealable(somebody('warehouse_supervisor'), of));
  const ways = ['phone_number', 'street', 'delivery_phone_number', 'delivery_street'];
  expect(found).toEqual([[], ways, ways, [], [], []]);
});

it('nobody else reveals anything', () => {
  const others = roles.filter(
    (role) => !['support', 'admin', 'warehouse_supervisor'].includes(role),
  );
  for (const role of others) {
    expect(everything.flatMap((of) => revealable(somebody(role), of))).toEqual([]);
  }
});

it('an applicant is reached by who reads CVs, a subscriber by who answers customers', () => {
  const who = (thing: 'application' | 'subscriber') =>
    roles.filter((role) => revealable(somebody(role), { thing, status: null }).length > 0);
  expect(who('application')).toEqual(['admin']);
  expect(who('subscriber')).toEqual(['support', 'admin']);
});

it('a key reveals nothing, though an admin made it', () => {
  const key = { role: 'admin', permissions: permissionsOfKey(apiKeyScopes, permissions) } as const;
  expect(everything.flatMap((of) => revealable(key, of))).toEqual([]);
});
