import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { testCodes } from '#core/warehouse/calibrate.ts';
import { chooseStation } from '../../lib/station.ts';
import { keepScanner, scannerSettings } from '../../lib/scanner/scanner-settings.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ScannerScreen } from './scanner-screen.tsx';

beforeEach(() => {
  keepScanner(null);
  chooseStation(null);
});

const station = {
  id: 4,
  version: 3,
  code: 'W-BALENI-1',
  name: 'Balení 1',
  place_id: 1,
  place: 'W1',
  scanner_keys: 'layout',
  scanner_suffix: 'Tab',
  scanner_prefix: null,
  label_printer: null,
};

const open = (language: 'cs' | 'ro' = 'cs') =>
  renderInOffice(<ScannerScreen />, {
    language,
    answer: ({ method }) =>
      method === 'GET'
        ? { status: 200, body: { count: 1, results: [station] } }
        : { status: 200, body: station },
  });

let at = 1_000;
const marks: Readonly<Record<string, string>> = { '-': 'Minus', '/': 'Slash', '.': 'Period' };
const codeOf = (character: string) => {
  if (/\d/.test(character)) return `Digit${character}`;
  if (character === '+') return 'Equal';
  return marks[character] ?? `Key${character.toUpperCase()}`;
};

/** Presses a scanner's keys, each with the moment of its own press; `key` is what a Czech layout would write. */
function scan(text: string, suffix: string | null = 'Enter'): boolean {
  at += 2_000;
  const press = (code: string, shiftKey: boolean) => {
    at += 10;
    const event = new KeyboardEvent('keydown', {
      code,
      key: code === 'Enter' ? 'Enter' : 'ž',
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return fireEvent(document.body, event);
  };
  let isThrough = true;
  act(() => {
    for (const one of text) press(codeOf(one), one !== one.toLowerCase() || one === '+');
    if (suffix !== null) isThrough = press(suffix, false);
  });
  return isThrough;
}
/** With plain spaces: the phrases bind short words to the next one. */
const said = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent.replaceAll('\u00a0', ' '))
    .join('\n');

it('learns layout, prefix and suffix by five codes, and keeps them for this window', async () => {
  const { user } = await open();
  expect(screen.getByText('Čtečka zatím není naučená: platí výchozí nastavení.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Naučit čtečku' }));
  expect(said()).toContain('Naskenujte kód 1 z 5.');
  for (const code of testCodes) expect(scan(`//${code}`)).toBe(false);
  expect(scannerSettings()).toEqual({ keys: 'physical', prefix: '//', suffix: 'Enter' });
  expect(JSON.parse(localStorage.getItem('obmena.scanner') ?? '')).toEqual(scannerSettings());
  expect(screen.getByText('Podle zkušební karty naskenované v tomto okně.')).toBeTruthy();
  // The decoder uses it at once.
  scan('//B-0042');
  await waitFor(() => expect(said()).toContain('Přepravka: B-0042'));
});

it.each([
  ['cs', 'Naučit čtečku', 'jiný kód karty', 'část kódu', 'na kartě není', 'Naskenujte kód 2 z 5.'],
  [
    'ro',
    'Configurați cititorul',
    'alt cod de pe fișă',
    'o parte din cod',
    'nu este pe fișă',
    'Scanați codul 2 din 5.',
  ],
] as const)(
  'says in %s what to do about a wrong scan',
  async (language, learn, other, half, foreign, next) => {
    const { user } = await open(language);
    await user.click(screen.getByRole('button', { name: learn }));
    scan(testCodes[1] ?? '');
    expect(said()).toContain(other);
    scan('CAL-1234');
    expect(said()).toContain(half);
    scan('4006381333931');
    expect(said()).toContain(foreign);
    scan(testCodes[0] ?? '');
    expect(said()).toContain(next);
  },
);

it('begins anew where what follows the codes is not always the same', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Naučit čtečku' }));
  for (const code of testCodes.slice(0, 4)) scan(code);
  scan(`${testCodes[4] ?? ''}/`);
  expect(said()).toContain('nejlépe Enter');
  expect(said()).toContain('Naskenujte kód 1 z 5.');
  expect(scannerSettings().suffix).toBeNull();
});

it('is the same for every window of a station once a supervisor keeps it there', async () => {
  chooseStation('W-BALENI-1');
  keepScanner({ keys: 'physical', suffix: null, prefix: '~' });
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Uložit ke stanovišti Balení 1' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      scanner_keys: 'physical',
      scanner_suffix: null,
      scanner_prefix: '~',
      version: 3,
    }),
  );
  await waitFor(() => expect(localStorage.getItem('obmena.scanner')).toBeNull());
});

it('can be called off and forgotten', async () => {
  keepScanner({ keys: 'layout', suffix: 'Tab', prefix: '' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Zapomenout' }));
  expect(scannerSettings()).toEqual({ keys: 'physical', suffix: null, prefix: '' });
  await user.click(screen.getByRole('button', { name: 'Naučit čtečku' }));
  await user.click(screen.getByRole('button', { name: 'Zrušit' }));
  expect(screen.queryByText('Naskenujte kód 1 z 5.')).toBeNull();
});
