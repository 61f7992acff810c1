import { expect, it } from 'vitest';
import { hasUnknownPlace, isEditableMail, knownPlaces, sentencesWith } from './mail-sentences.ts';

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

it('leaves mails of deadlines and law alone', () => {
  expect(isEditableMail('order-placed')).toBe(true);
  for (const kind of ['withdrawal-receipt', 'buyback-counter-offer', 'repair-estimate']) {
    expect(isEditableMail(kind), kind).toBe(false);
  }
});
