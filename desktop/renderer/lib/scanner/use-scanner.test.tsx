import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useIsListening, useScanner } from './use-scanner.ts';

interface PageProps {
  readonly onScan: (text: string) => void;
}

function Page({ onScan }: PageProps) {
  useScanner(onScan);
  return <p>{useIsListening() ? 'poslouchá' : 'neposlouchá'}</p>;
}

interface DialogProps {
  /** Given where the dialog is one of those that scans are for. */
  readonly onScan?: (text: string) => void;
  readonly onRemove: () => void;
}

function Dialog({ onScan, onRemove }: DialogProps) {
  return (
    <div role="alertdialog" aria-label="Smazat?">
      {onScan && <Heard onScan={onScan} />}
      <button onClick={onRemove}>Smazat</button>
    </div>
  );
}

function Heard({ onScan }: PageProps) {
  useScanner(onScan, true);
  return null;
}

let pressedAt = 0;

/** Keys of a scanner, 8 ms apart by their own moments however busy the machine of the tests is, with Enter at the end. */
function scanned(text: string): void {
  const target = document.activeElement ?? document.body;
  let at = Math.max(performance.now(), pressedAt + 8);
  const press = (key: string, code: string) => {
    const event = createEvent.keyDown(target, { key, code });
    Object.defineProperty(event, 'timeStamp', { value: (at += 8) });
    pressedAt = at;
    fireEvent(target, event);
  };
  act(() => {
    for (const key of text) press(key, `Digit${key}`);
    press('Enter', 'Enter');
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a scan', () => {
  it('goes to the dialog that waits for it and not to the page behind (T-SCAN-11)', async () => {
    const onPage = vi.fn();
    const inDialog = vi.fn();
    const { rerender } = render(<Page onScan={onPage} />);
    scanned('4006381333931');
    await vi.waitFor(() => expect(onPage.mock.calls).toEqual([['4006381333931', []]]));
    const open = (
      <>
        <Page onScan={onPage} />
        <Dialog onScan={inDialog} onRemove={vi.fn()} />
      </>
    );
    rerender(open);
    scanned('12345678');
    await vi.waitFor(() => expect(inDialog.mock.calls).toEqual([['12345678', []]]));
    expect(onPage).toHaveBeenCalledTimes(1);
  });

  it('is no answer to a question, and reaches nothing behind it (T-SCAN-11)', () => {
    const onPage = vi.fn();
    const onRemove = vi.fn();
    render(
      <>
        <Page onScan={onPage} />
        <Dialog onRemove={onRemove} />
      </>,
    );
    screen.getByRole('button', { name: 'Smazat' }).focus();
    scanned('4006381333931');
    expect(onRemove).not.toHaveBeenCalled();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('is one code though a busy page hears its keys late, one after the other (T-SCAN-4)', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const onPage = vi.fn();
    render(<Page onScan={onPage} />);
    const hear = (init: KeyboardEventInit, at: number) => {
      const event = createEvent.keyDown(document.body, init);
      Object.defineProperty(event, 'timeStamp', { value: at });
      act(() => void fireEvent(document.body, event));
      act(() => void vi.advanceTimersByTime(20));
    };
    const begun = performance.now();
    vi.advanceTimersByTime(300);
    for (const [place, key] of Array.from('40063813').entries()) {
      hear({ key, code: `Digit${key}` }, begun + place * 10);
    }
    hear({ key: 'Enter', code: 'Enter' }, begun + 80);
    act(() => void vi.advanceTimersByTime(60));
    expect(onPage.mock.calls).toEqual([['40063813', []]]);
  });

  it('is one with the other codes of its label, which a scanner reads at once (T-SCAN-6)', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const onPage = vi.fn();
    render(<Page onScan={onPage} />);
    scanned('4006381333931');
    scanned('356938035643809');
    act(() => void vi.advanceTimersByTime(200));
    expect(onPage.mock.calls).toEqual([['4006381333931', ['356938035643809']]]);
    // The same code twice is two things.
    scanned('4006381333931');
    scanned('4006381333931');
    act(() => void vi.advanceTimersByTime(200));
    expect(onPage.mock.calls.slice(1)).toEqual([
      ['4006381333931', []],
      ['4006381333931', []],
    ]);
  });

  it('is heard at once after the window was away, which is said meanwhile (T-SCAN-12)', async () => {
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const onPage = vi.fn();
    render(<Page onScan={onPage} />);
    expect(screen.getByText('poslouchá')).toBeTruthy();
    hasFocus.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(screen.getByText('neposlouchá')).toBeTruthy();
    hasFocus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    scanned('4006381333931');
    expect(screen.getByText('poslouchá')).toBeTruthy();
    await vi.waitFor(() => expect(onPage.mock.calls).toEqual([['4006381333931', []]]));
  });
});
