import { expect, it } from 'vitest';
import { groupFound, type FoundThing } from './group-found.ts';

const thing = (given: Partial<FoundThing>): FoundThing => ({
  thing: 'order',
  id: 1,
  eMail: 'jana@posta.example',
  name: 'Jana Nová',
  phone: '+420601234567',
  at: new Date('2026-11-01T10:00:00Z'),
  ...given,
});
const later = new Date('2026-11-20T10:00:00Z');

it('shows a person once, by the newest thing, with what an older one says of them', () => {
  const found = groupFound(
    [thing({}), thing({ thing: 'buyback', id: 8, at: later, phone: '' })],
    null,
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    thing: 'buyback',
    id: 8,
    phone: '+420601234567',
    at: later,
    hasAccount: false,
  });
});

it('names whoever has an account by it', () => {
  const account = thing({ thing: 'account', id: 5, name: '', phone: '' });
  const [found] = groupFound([account, thing({ at: later })], null);
  expect(found).toMatchObject({ thing: 'account', id: 5, name: 'Jana Nová', hasAccount: true });
});

it('keeps two people of one name apart, who was here last first', () => {
  const other = thing({ id: 2, eMail: 'jana.nova@posta.example', at: later });
  expect(groupFound([thing({}), other], null).map(({ id }) => id)).toEqual([2, 1]);
});

it('puts the e-mail that was typed before those that only hold it', () => {
  const longer = thing({ id: 2, eMail: 'jana@posta.example.cz', at: later });
  expect(groupFound([longer, thing({})], 'jana@posta.example').map(({ id }) => id)).toEqual([1, 2]);
});
