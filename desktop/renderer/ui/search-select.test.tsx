import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/use-phrases.ts';
import { SearchSelect } from './search-select.tsx';

const options = [
  { id: 1, label: 'Příslušenství' },
  { id: 2, label: 'Telefony', detail: 'Příslušenství' },
  { id: 3, label: 'Tablety', isDisabled: true },
];
const chosen = vi.fn();
const box = () => screen.getByRole('combobox', { name: 'Kategorie' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

beforeAll(async () => {
  // jsdom lays nothing out, so nothing can be scrolled.
  Element.prototype.scrollIntoView = () => undefined;
  await speak('cs');
});
beforeEach(() => {
  chosen.mockClear();
  render(<SearchSelect label="Kategorie" options={options} value={1} onChange={chosen} />);
});

describe('a choice found by typing', () => {
  it('shows what is chosen and no list before it is used', () => {
    expect(box()).toHaveProperty('value', 'Příslušenství');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(shown()).toEqual([]);
  });

  it('finds by words without marks, in what stands beside as well', async () => {
    const user = userEvent.setup();
    await user.click(box());
    expect(shown()).toHaveLength(3);
    await user.type(box(), 'prislu tele');
    expect(shown()).toEqual(['TelefonyPříslušenství']);
  });

  it('is opened, walked and chosen by keys alone', async () => {
    const user = userEvent.setup();
    box().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toBe('TelefonyPříslušenství');
    await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2);
    expect(shown()).toEqual([]);
  });

  it('does not choose what cannot be had', async () => {
    const user = userEvent.setup();
    await user.click(box());
    await user.type(box(), 'tablety{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  });

  it('closes by Escape and leaves what was chosen', async () => {
    const user = userEvent.setup();
    const around = vi.fn();
    document.addEventListener('keydown', around);
    await user.click(box());
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', around);
    expect(shown()).toEqual([]);
    expect(box()).toHaveProperty('value', 'Příslušenství');
    // A panel around it would close too.
    expect(around).not.toHaveBeenCalled();
  });

  it('says that nothing is found', async () => {
    const user = userEvent.setup();
    await user.type(box(), 'xyz');
    expect(shown()).toEqual([]);
    expect(document.querySelector('.search-select-list')?.textContent).not.toBe('');
  });
});
