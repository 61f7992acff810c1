import { expect, it } from 'vitest';
import { orderMails as csOrders } from '../phrases/cs/order-mail.ts';
import { reservationMails as csReservations } from '../phrases/cs/reservation-mail.ts';
import { orderMails as roOrders } from '../phrases/ro/order-mail.ts';
import { reservationMails as roReservations } from '../phrases/ro/reservation-mail.ts';
import {
  editableMails,
  hasUnknownPlace,
  isEditableMail,
  knownPlaces,
  sentencesWith,
} from './mail-sentences.ts';

const usual = {
  subject: 'Objednávka {number}',
  paragraphs: ['objednávku {number} jsme přijali.', 'Zbývá {due}.'],
};

it('takes the own subject and first sentence, and the rest as it is', () => {
  expect(sentencesWith(usual, {})).toEqual(usual);
  expect(sentencesWith(usual, { subject: null, intro: 'díky za {number}!' })).toEqual({
    subject: 'Objednávka {number}',
    paragraphs: ['díky za {number}!', 'Zbývá {due}.'],
  });
  expect(sentencesWith(usual, { subject: 'Máme ji' }).subject).toBe('Máme ji');
});

it('knows the places of the mail and no others', () => {
  expect(knownPlaces(usual)).toEqual(['number', 'due']);
  expect(hasUnknownPlace('Zbývá {due} z {number}', usual)).toBe(false);
  for (const text of ['{name}', '{Number}', '{}', '{number', 'number}', '{{number}}']) {
    expect(hasUnknownPlace(text, usual), text).toBe(true);
  }
});

it('is of mails that have sentences in both languages with the same places', () => {
  const all = { cs: { ...csOrders, ...csReservations }, ro: { ...roOrders, ...roReservations } };
  for (const kind of editableMails) {
    expect(knownPlaces(all.ro[kind]).toSorted(), kind).toEqual(
      knownPlaces(all.cs[kind]).toSorted(),
    );
  }
  expect(isEditableMail('withdrawal-receipt')).toBe(false);
});
