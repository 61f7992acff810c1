import { expect, it } from 'vitest';
import { fillForm } from './fill-form.ts';

function formWith(eMail: string): { form: HTMLFormElement; field: HTMLInputElement } {
  const form = document.createElement('form');
  const field = document.createElement('input');
  field.name = 'eMail';
  field.value = eMail;
  form.append(field);
  document.body.replaceChildren(form);
  return { form, field };
}
const known = { eMail: 'firma@posta.example' };

it('fills an empty field with what the account knows', () => {
  const { form, field } = formWith('');
  fillForm(form, known, false);
  expect(field.value).toBe(known.eMail);
});

it('leaves what was typed, and the field in which somebody is about to type', () => {
  const { form, field } = formWith('jana@posta.example');
  fillForm(form, known, false);
  expect(field.value).toBe('jana@posta.example');
  const empty = formWith('');
  empty.field.focus();
  fillForm(empty.form, known, false);
  expect(empty.field.value).toBe('');
});

it('writes over it where the values were chosen', () => {
  const { form, field } = formWith('jana@posta.example');
  field.focus();
  fillForm(form, known, true);
  expect(field.value).toBe(known.eMail);
});
