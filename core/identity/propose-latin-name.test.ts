import { expect, it } from 'vitest';
import { proposeLatinName } from './propose-latin-name.ts';

it.each([
  ['Ян Шевченко', 'Ian Shevchenko'],
  ['Григорій Їжак', 'Hryhorii Izhak'],
  ['Юлия Щербакова-Ёлкина', 'Iuliia Shcherbakova-Elkina'],
  ['Ђорђе Љубић', 'Dorde Ljubic'],
  ['Γιώργος Θεοδωράκης', 'Giorgos Theodorakis'],
  ['Jana Шевченко', 'Jana Shevchenko'],
])('proposes for %s the spelling %s', (name, latin) => expect(proposeLatinName(name)).toBe(latin));

it.each(['王小明', 'محمد', '🙂', ''])('proposes nothing for %j', (name) =>
  expect(proposeLatinName(name)).toBeNull(),
);
