import { expect, it } from 'vitest';
import { schemaRefusals } from './schema-refusals.ts';

const fields = ['name', 'age'] as const;
const issueOf = (path: readonly PropertyKey[], message: string) => ({
  error: { issues: [{ path, message }] },
});

it('refuses nothing of what the schemas take', () => {
  expect(schemaRefusals({}, fields)).toEqual({});
});

it('says the first thing that is wrong with each field', () => {
  const issues = [
    { path: ['name'], message: 'too_long' },
    { path: ['name'], message: 'control_characters' },
    { path: ['age'], message: 'invalid_value' },
  ];
  expect(schemaRefusals({ error: { issues } }, fields)).toEqual({
    name: 'too_long',
    age: 'invalid_value',
  });
});

it('says in its own words what the validator says in its own language', () => {
  const sentence = issueOf(['age'], 'Invalid input: expected number, received string');
  expect(schemaRefusals(sentence, fields)).toEqual({ age: 'invalid_value' });
});

it('leaves out what is no field of the form', () => {
  expect(schemaRefusals(issueOf(['colour'], 'unknown_field'), fields)).toEqual({});
  expect(schemaRefusals(issueOf([], 'required'), fields)).toEqual({});
});

it('finds the field of what lies deeper in it', () => {
  const deep = issueOf(['name', 0, 'part'], 'too_long');
  expect(schemaRefusals(deep, fields)).toEqual({ name: 'too_long' });
});
