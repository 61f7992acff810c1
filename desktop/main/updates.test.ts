import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canUpdateItself, watchUpdates } from './updates.ts';

const log = { event: vi.fn() };
const tell = vi.fn();

/** An updater that is played, and a window that unsaved work may keep open. */
function program({ isKept = false, load = true } = {}) {
  const updater = Object.assign(new EventEmitter(), {
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: true,
    setFeedURL: vi.fn(),
    checkForUpdates: vi.fn(() => Promise.resolve()),
    quitAndInstall: vi.fn(),
  });
  const window = new EventEmitter();
  const close = () => {
    if (!isKept) window.emit('closed');
  };
  const updates = watchUpdates({
    feedUrl: 'https://updates.example/office/',
    load: () => (load ? Promise.resolve(updater) : Promise.reject(new Error('gone'))),
    window: Object.assign(window, { close }),
    tell,
    log,
  });
  return { updater, updates, window };
}

beforeEach(() => {
  vi.useFakeTimers();
  log.event.mockClear();
  tell.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('updates', () => {
  it('ask the feed at once and every hour, and never offer an older version', async () => {
    const { updater, window } = program();
    await vi.advanceTimersByTimeAsync(0);
    expect(updater.setFeedURL).toHaveBeenCalledWith({
      provider: 'generic',
      url: 'https://updates.example/office/',
    });
    expect(updater).toMatchObject({ autoDownload: true, allowDowngrade: false });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
    window.emit('closed');
    await vi.advanceTimersByTimeAsync(7_200_000);
    expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
  });

  it('tell what is downloaded and install it once the person agreed and the window is closed', async () => {
    const { updater, updates } = program();
    await vi.advanceTimersByTimeAsync(0);
    updates.restart();
    expect(updater.quitAndInstall).not.toHaveBeenCalled();
    updater.emit('update-downloaded', { version: '1.4.0' });
    expect(tell).toHaveBeenCalledWith('1.4.0');
    expect(updates.ready()).toBe('1.4.0');
    updates.restart();
    expect(updater.quitAndInstall).toHaveBeenCalledWith(true, true);
  });

  it('install nothing while unsaved work keeps the window', async () => {
    const { updater, updates } = program({ isKept: true });
    await vi.advanceTimersByTimeAsync(0);
    updater.emit('update-downloaded', { version: '1.4.0' });
    updates.restart();
    expect(updater.quitAndInstall).not.toHaveBeenCalled();
  });

  it('write faults down without a word to the person', async () => {
    const { updater } = program();
    await vi.advanceTimersByTimeAsync(0);
    updater.emit('error', new Error('no network'));
    program({ load: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(log.event.mock.calls.map(([name]) => String(name))).toEqual([
      'update-failed',
      'update-failed',
    ]);
    expect(tell).not.toHaveBeenCalled();
  });
});

it.each([
  ['an NSIS installation', { isPackaged: true, platform: 'win32', appImage: undefined }, true],
  ['an AppImage', { isPackaged: true, platform: 'linux', appImage: '/opt/Obmena.AppImage' }, true],
  ['a package of the system', { isPackaged: true, platform: 'linux', appImage: undefined }, false],
  ['a checkout', { isPackaged: false, platform: 'win32', appImage: undefined }, false],
] as const)('%s updates itself: %j', (_, installed, can) => {
  expect(canUpdateItself(installed)).toBe(can);
});
