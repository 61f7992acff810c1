import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SplitPanes } from './split-panes.tsx';

const handle = () => screen.getByRole('separator', { name: 'Šířka seznamů' });
const width = () => handle().getAttribute('aria-valuenow');
const show = (name: string) =>
  render(<SplitPanes label="Šířka seznamů" name={name} left="vlevo" right="vpravo" />);
const press = (key: string) => fireEvent.keyDown(handle(), { key });

describe('two panes with a handle', () => {
  it('share the width as keys say, neither below a quarter', () => {
    show('keys');
    press('ArrowRight');
    expect(width()).toBe('57');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(width()).toBe('53');
    press('End');
    press('ArrowRight');
    expect(width()).toBe('75');
    press('Home');
    press('ArrowLeft');
    expect(width()).toBe('25');
  });

  it('leave other keys to the page', () => {
    show('others');
    expect(press('PageDown')).toBe(true);
    expect(press('End')).toBe(false);
  });

  it('come back as they were left, and by a double click as they began', () => {
    const { unmount } = show('kept');
    press('End');
    unmount();
    show('kept');
    expect(width()).toBe('75');
    fireEvent.doubleClick(handle());
    expect(width()).toBe('55');
  });
});
