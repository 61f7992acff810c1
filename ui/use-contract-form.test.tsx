// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './text-field.tsx';
import { useContractForm, type TypedRefusals, type TypedValues } from './use-contract-form.ts';

const fields = ['name', 'eMail', 'news'] as const;
type Values = TypedValues<(typeof fields)[number]>;
type Refusals = TypedRefusals<(typeof fields)[number]>;

interface Ends {
  readonly send?: (values: Values) => Promise<string>;
  readonly check?: (values: Values) => Promise<Refusals>;
}

const missing = ({ name, eMail }: Values): Promise<Refusals> =>
  Promise.resolve({
    ...(name === '' && { name: 'required' as const }),
    ...(eMail === '' && { eMail: 'required' as const }),
  });

function Form({ send = () => Promise.resolve('sent'), check = missing }: Ends) {
  const { form, submit, field, errors, isSending, reset } = useContractForm({
    fields,
    check,
    say: (phrase) => `phrase ${phrase}`,
    send,
    onFailed: (error) =>
      error instanceof Error && error.message === 'taken' ? { eMail: 'taken already' } : {},
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <TextField label="Name" defaultValue="" {...field('name')} />
      <TextField label="E-mail" {...field('eMail')} />
      <Checkbox label="News" {...field('news')} />
      <button type="submit" aria-busy={isSending}>
        Send
      </button>
      <button type="button" onClick={reset}>
        Empty
      </button>
      <output>{Object.keys(errors).join(' ')}</output>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const told = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

afterEach(cleanup);

it('blames nobody before it is sent, then says what is wrong and goes to the first of it', async () => {
  render(<Form />);
  await userEvent.type(box('Name'), 'Jana');
  await userEvent.clear(box('Name'));
  await userEvent.tab();
  expect(box('Name').getAttribute('aria-invalid')).toBeNull();
  await press();
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
  expect(box('Name').getAttribute('aria-invalid')).toBe('true');
  expect(told(box('E-mail'))).toBe('phrase required');
});

it('goes to the first wrong field again at each attempt', async () => {
  render(<Form />);
  await press();
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
  await press();
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
  await userEvent.type(box('Name'), 'Jana');
  await press();
  await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
  expect(box('Name').getAttribute('aria-invalid')).toBeNull();
});

it('sends what stands in the controls, a box that is ticked and what came without an event included', async () => {
  const sent: Values[] = [];
  render(<Form send={(values) => Promise.resolve(String(sent.push(values)))} />);
  await userEvent.type(box('Name'), 'Jana');
  // As a browser fills in by itself.
  box('E-mail').value = 'jana@example.cz';
  await userEvent.click(screen.getByRole('checkbox', { name: 'News' }));
  await press();
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Jana', eMail: 'jana@example.cz', news: 'on' }]),
  );
});

it('hangs what the server refuses on its field and keeps what was typed', async () => {
  const refused = { send: () => Promise.reject(new Error('taken')) };
  render(<Form {...refused} />);
  await userEvent.type(box('Name'), 'Jana');
  await userEvent.type(box('E-mail'), 'jana@example.cz');
  await press();
  await waitFor(() => expect(told(box('E-mail'))).toBe('taken already'));
  await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
  expect([box('Name').value, box('E-mail').value]).toEqual(['Jana', 'jana@example.cz']);
  await userEvent.type(box('E-mail'), 'x');
  expect(told(box('E-mail'))).toBe('taken already');
});

it('sends once, however often it is pressed meanwhile', async () => {
  let count = 0;
  const ends: (() => void)[] = [];
  const send = () => {
    count += 1;
    return new Promise<string>((resolve) => ends.push(() => resolve('')));
  };
  render(<Form send={send} check={() => Promise.resolve({})} />);
  await press();
  await waitFor(() => expect(ends.length).toBe(1));
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
  await press();
  ends[0]?.();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('false'),
  );
  expect(count).toBe(1);
});

it('sends nothing where the check itself fails, and may be sent again', async () => {
  const sent: Values[] = [];
  let isLoaded = false;
  const check = (): Promise<Refusals> =>
    isLoaded ? Promise.resolve({}) : Promise.reject(new Error('no schema'));
  render(<Form check={check} send={(values) => Promise.resolve(String(sent.push(values)))} />);
  await press();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('false'),
  );
  expect(sent).toEqual([]);
  isLoaded = true;
  await press();
  await waitFor(() => expect(sent.length).toBe(1));
});

it('is empty after it was emptied', async () => {
  render(<Form />);
  await userEvent.type(box('Name'), 'Jana');
  await press();
  await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(box('Name').value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});
