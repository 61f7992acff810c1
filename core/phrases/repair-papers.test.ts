import { expect, it } from 'vitest';
import { repairPaperPhrases as say } from './cs/repair-papers.ts';
import {
  handOutLines,
  intakeLines,
  paperText,
  type IntakeFacts,
} from '../service/repair-papers.ts';

const facts: IntakeFacts = {
  number: '7000000001',
  device: 'Apple iPhone 13',
  serialEnd: '7518',
  customer: 'Jana Malá',
  fault: 'Prasklý displej',
  look: '',
  answers: [{ question: 'Displej', answer: 'Poškrábaný' }],
  accessories: 'kryt',
  hasBackup: false,
  priceLimit: null,
  photos: ['ab'.repeat(32), 'cd'.repeat(32)],
};
const words = { say, money: (amount: number) => `${String(amount)} Kč` };
const labels = (given: IntakeFacts) => intakeLines(given, words).map(({ label }) => label);

it('says all that the customer agrees to, and leaves out what nobody wrote', () => {
  expect(labels(facts)).toEqual([
    say.number,
    say.device,
    say.serial,
    say.customer,
    say.fault,
    'Displej',
    say.accessories,
    say.backup,
    say.dataLoss,
    say.photos,
  ]);
});

it.each([
  ['a word of the fault', { fault: 'Prasklé sklo' }],
  ['an answer', { answers: [{ question: 'Displej', answer: 'Prasklý' }] }],
  ['a photo in the place of another', { photos: ['ab'.repeat(32), 'ef'.repeat(32)] }],
  ['a limit', { priceLimit: 4_000 }],
  ['what was left with it', { accessories: '' }],
])('is another text once %s differs', (_, change) => {
  const text = (given: IntakeFacts) => paperText('intake', intakeLines(given, words));
  expect(text({ ...facts, ...change })).not.toBe(text(facts));
});

it('does not take one kind of paper for the other', () => {
  const lines = intakeLines(facts, words);
  expect(paperText('intake', lines)).not.toBe(paperText('hand_out', lines));
});

it('says at the hand-out what was done and for how much', () => {
  const done = [{ name: 'Výměna displeje', warrantyMonths: 6 }];
  const lines = handOutLines(
    { number: '7', device: 'x', accessories: '', done, total: 990 },
    words,
  );
  expect(lines.map(({ value }) => value)).toEqual([
    '7',
    'x',
    'Výměna displeje (záruka 6 měs.)',
    '990 Kč',
    say.takenOverText,
  ]);
});
