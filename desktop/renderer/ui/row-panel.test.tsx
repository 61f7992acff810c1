import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import type { RowField } from './row-field.ts';
import { RowPanel } from './row-panel.tsx';

const fields: readonly RowField[] = [
  { name: 'name', label: 'Název', type: 'text' },
  { name: 'weight', label: 'Váha', type: 'decimal', optional: 'nepovinné' },
  { name: 'order', label: 'Pořadí', type: 'whole' },
  {
    name: 'kind',
    label: 'Druh',
    type: 'choice',
    choices: [
      { value: 'a', label: 'První' },
      { value: 'b', label: 'Druhý' },
    ],
  },
];
const row = { id: 5, version: 2, name: 'Kryty', weight: 1.5, order: 3, kind: 'a' };
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const said = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
const leaves = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

type Props = Parameters<typeof RowPanel>[0];

async function show(more: Partial<Props> = {}) {
  const save = vi.fn<Props['save']>(() => Promise.resolve());
  const close = vi.fn();
  const { user, told } = await renderInOffice(
    <RowPanel
      title="Kryty"
      fields={fields}
      row={row}
      initial={{}}
      save={save}
      onClose={close}
      {...more}
    />,
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Uložit' }));
  return { user, told, save, close, press };
}

describe('the form of a row', () => {
  it('shows its cells as people write them, the first one ready to type', async () => {
    await show();
    expect(field('Váha')).toHaveProperty('value', '1,5');
    expect(field('Druh')).toHaveProperty('value', 'a');
    expect(document.activeElement).toBe(field('Název'));
  });

  it('sends what was changed alone, numbers as numbers and an emptied field as nothing', async () => {
    const { user, save, close, told, press } = await show();
    await user.clear(field('Váha'));
    await user.clear(field('Pořadí'));
    await user.type(field('Pořadí'), '1 200');
    await user.selectOptions(field('Druh'), 'Druhý');
    await user.type(field('Název'), ' ');
    await press();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledExactlyOnceWith(row, { weight: null, order: 1200, kind: 'b' });
    expect(told()).toEqual(['Uloženo.']);
  });

  it('begins a moment empty and sends it by the clocks of the market', async () => {
    const { user, save, press } = await show({
      row: null,
      fields: [{ name: 'from', label: 'Platí od', type: 'moment' }],
      initial: { from: '' },
    });
    expect(field('Platí od')).toHaveProperty('value', '');
    await user.type(field('Platí od'), '2026-12-03T09:05');
    await press();
    expect(save).toHaveBeenCalledWith(null, { from: '2026-12-03T08:05:00.000Z' });
  });

  it('sends every field of a new row', async () => {
    const { user, save, press } = await show({ row: null, initial: { order: 1 } });
    await user.type(field('Název'), 'Skla');
    await press();
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(null, { name: 'Skla', weight: null, order: 1, kind: '' }),
    );
  });

  it('asks nobody where nothing was changed', async () => {
    const { save, close, press } = await show();
    await press();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(save).not.toHaveBeenCalled();
  });

  it('leaves what is no number to the server, which knows the words for it', async () => {
    const { user, save, press } = await show();
    await user.clear(field('Pořadí'));
    await user.type(field('Pořadí'), 'mnoho');
    await press();
    await waitFor(() => expect(save).toHaveBeenCalledWith(row, { order: 'mnoho' }));
  });

  it('hangs what the server refuses on its field, goes there and keeps what was typed', async () => {
    const refusal = new ApiError(400, { weight: ['Nejvýš dvě desetinná místa.'] }, null);
    const { user, press, told, close } = await show({ save: () => Promise.reject(refusal) });
    await user.type(field('Název'), ' na míru');
    await press();
    await waitFor(() => expect(said('Váha')).toBe('Nejvýš dvě desetinná místa.'));
    await waitFor(() => expect(document.activeElement).toBe(field('Váha')));
    expect(field('Název')).toHaveProperty('value', 'Kryty na míru');
    expect(told()).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  it('tells in the corner what belongs to no field', async () => {
    const refusal = new ApiError(400, { non_field_errors: ['Takový řádek už je.'] }, null);
    const { user, press, told } = await show({ save: () => Promise.reject(refusal) });
    await user.type(field('Název'), 'x');
    await press();
    await waitFor(() => expect(told()).toEqual(['Takový řádek už je.']));
  });

  it('suggests one field from another while it is typed', async () => {
    const suggest: Props['suggest'] = (typed, name) =>
      name === 'name' ? { order: String(typed['name']?.length ?? 0) } : {};
    const { user } = await show({ suggest });
    await user.type(field('Název'), ' a');
    await waitFor(() => expect(field('Pořadí')).toHaveProperty('value', '7'));
  });

  it('asks to stay while something is typed and not saved', async () => {
    const { user } = await show();
    expect(leaves()).toBe(false);
    await user.type(field('Název'), 'x');
    expect(leaves()).toBe(true);
    await user.type(field('Název'), '{Backspace}');
    expect(leaves()).toBe(false);
  });
});

describe('deleting a row', () => {
  it('asks first, and deletes the row as it was seen', async () => {
    const remove = vi.fn<NonNullable<Props['remove']>>(() => Promise.resolve());
    const { user, close, told } = await show({ remove });
    await user.click(screen.getByRole('button', { name: 'Smazat' }));
    expect(remove).not.toHaveBeenCalled();
    const question = await screen.findByRole('dialog');
    await user.click(
      [...question.querySelectorAll('button')].find((button) => button.textContent === 'Smazat') ??
        question,
    );
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(remove).toHaveBeenCalledExactlyOnceWith(row);
    expect(told()).toEqual(['Smazáno.']);
  });

  it('is not offered for a new row, nor where there is always this one', async () => {
    await show({ row: null, remove: () => Promise.resolve() });
    expect(screen.queryByRole('button', { name: 'Smazat' })).toBeNull();
  });
});
