import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/use-phrases.ts';
import { RowForm, type RowField } from './row-form.tsx';

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
const save = vi.fn();
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

function show(more: Partial<Parameters<typeof RowForm>[0]> = {}) {
  save.mockClear();
  const initial = { name: 'Kryty', weight: 1.5, order: 3, kind: 'a' };
  render(
    <>
      <RowForm
        id="row"
        fields={fields}
        initial={initial}
        errors={{}}
        isSaved={false}
        onSave={save}
        {...more}
      />
      <button type="submit" form="row">
        Uložit
      </button>
    </>,
  );
  return userEvent.setup();
}

beforeAll(() => speak('cs'));

describe('the form of a row', () => {
  it('shows its cells as people write them, the first one ready to type', () => {
    show();
    expect(field('Váha')).toHaveProperty('value', '1,5');
    expect(document.activeElement).toBe(field('Název'));
  });

  it('sends numbers as numbers and what may stay empty as nothing', async () => {
    const user = show();
    await user.clear(field('Váha'));
    await user.clear(field('Pořadí'));
    await user.type(field('Pořadí'), '1 200');
    await user.selectOptions(field('Druh'), 'Druhý');
    await user.type(field('Název'), ' ');
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      name: 'Kryty',
      weight: null,
      order: 1200,
      kind: 'b',
    });
  });

  it('leaves what is no number to the server, which knows the words for it', async () => {
    const user = show();
    await user.clear(field('Pořadí'));
    await user.type(field('Pořadí'), 'mnoho');
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ order: 'mnoho' }));
  });

  it('says an error at its field', () => {
    show({ errors: { weight: 'Nejvýš dvě desetinná místa.' } });
    expect(field('Váha').getAttribute('aria-invalid')).toBe('true');
    const id = field('Váha').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toContain('Nejvýš dvě desetinná místa.');
  });

  it('suggests one field from another while it is typed', async () => {
    const suggest = (typed: Readonly<Record<string, string>>, name: string) =>
      name === 'name' ? { order: String(typed['name']?.length ?? 0) } : ({} as never); // no other
    const user = show({ suggest });
    await user.type(field('Název'), ' a');
    expect(field('Pořadí')).toHaveProperty('value', '7');
  });

  it('asks to stay while something is typed and not saved', async () => {
    const user = show();
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await user.type(field('Název'), 'x');
    expect(leave()).toBe(true);
  });
});
