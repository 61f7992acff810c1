import { once } from 'node:events';
import { expect, launchProgram, test } from './office.ts';

/**
 * What Electron's documentation promises and the back office builds on. The same tests run on the real program and on
 * the stand-in, so that neither can drift from the other.
 */
const docs = 'https://www.electronjs.org/docs/latest';

test(`${docs}/api/context-bridge: values cross as copies, functions as proxies`, async ({
  office: { app, page },
}) => {
  await app.evaluate(({ dialog }) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] });
  });
  const outcome = await page.evaluate(async () => {
    const answer = window.obmena.openFile('csv');
    const stop = window.obmena.onCommand(() => undefined);
    stop();
    return [answer instanceof Promise, await answer, typeof stop];
  });
  expect(outcome).toEqual([true, 'cancelled', 'function']);
});

test(`${docs}/api/context-bridge: what is exposed can be neither replaced nor changed`, async ({
  office: { page },
}) => {
  const isSame = await page.evaluate(() => {
    const before = window.obmena;
    try {
      Object.assign(window, { obmena: {} });
    } catch {
      return window.obmena === before;
    }
    return window.obmena === before;
  });
  expect(isSame).toBe(true);
});

test(`${docs}/api/ipc-renderer: a call that is refused rejects with its channel and reason`, async ({
  office: { page },
}) => {
  const message = await page.evaluate(
    () => window.obmena.openFile('exe' as 'csv').catch((error: unknown) => String(error)), // Wrong on purpose.
  );
  expect(message).toContain(
    "Error invoking remote method 'obmena:open-file': Error: wrong arguments",
  );
});

test(`${docs}/api/ipc-renderer: what cannot be cloned is not sent`, async ({
  office: { page },
}) => {
  const message = await page.evaluate(() =>
    window.obmena
      .saveFile({ kind: 'csv', suggestedName: 'a.csv', contents: (() => 1) as unknown as string }) // Wrong on purpose.
      .catch((error: unknown) => String(error)),
  );
  expect(message).toContain('could not be cloned');
});

test(`${docs}/api/menu-item: an accelerator works unless the page takes the key`, async ({
  office: { page },
}) => {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.obmena.onCommand((command) => told.push(command));
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    Object.assign(window, { stop });
    addEventListener('keydown', stop, true);
  });
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told); // Set above.
  await page.keyboard.press('ControlOrMeta+h');
  await page.evaluate(() => {
    const { stop } = window as unknown as { stop: (event: Event) => void }; // Set above.
    removeEventListener('keydown', stop, true);
  });
  await page.keyboard.press('F5');
  await expect.poll(told).toEqual(['refresh']);
});

test(`${docs}/api/web-contents: will-prevent-unload is told of a page that wants to stay`, async ({
  ownOffice: { app, page },
}) => {
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  const isOpen = await app.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const asked = new Promise<void>((resolve) => {
      window?.webContents.once('will-prevent-unload', () => resolve());
    });
    window?.close();
    await asked;
    return window?.isDestroyed() === false;
  });
  expect(isOpen).toBe(true);
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.removeAllListeners('will-prevent-unload');
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-prevent-unload', (event) =>
      event.preventDefault(),
    );
  });
});

test(`${docs}/api/web-contents: reload shows the same page anew`, async ({
  ownOffice: { app, page },
}) => {
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const address = page.url();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
  expect(page.url()).toBe(address);
});

test(`${docs}/api/session: the permission handlers decide before a page is asked`, async ({
  office: { page },
}) => {
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications'] as const;
    const asked = names.map((name) => navigator.permissions.query({ name }));
    return (await Promise.all(asked)).map(({ state }) => state);
  });
  expect(states).toEqual(['denied', 'denied']);
});

test(`${docs}/api/app: only the first program on a data folder gets the single instance`, async ({
  office: { app, dataFolder },
}) => {
  const told = app.evaluate(
    ({ app: running }) =>
      new Promise<boolean>((resolve) => {
        running.once('second-instance', (_event, words) =>
          resolve(words.some((word) => word === '--second-word')),
        );
      }),
  );
  const second = await launchProgram({ dataFolder, words: ['--second-word'] }).catch(() => null);
  if (second !== null) await once(second.process(), 'exit').catch(() => undefined);
  expect(await told).toBe(true);
});

test(`${docs}/api/protocol: an own scheme is a secure origin of its own`, async ({
  office: { app, page },
}) => {
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([
    true,
    'object',
  ]);
  const isHandled = await app.evaluate(({ protocol }) => protocol.isProtocolHandled('obmena-app'));
  expect(isHandled).toBe(true);
});

test(`${docs}/api/safe-storage: what is encrypted can be read back and is not the text`, async ({
  office: { app },
}) => {
  /* oxlint-disable typescript/no-deprecated -- What the program itself uses. */
  const outcome = await app.evaluate(({ safeStorage }) => {
    const hidden = safeStorage.encryptString('tajné heslo');
    return [safeStorage.decryptString(hidden), hidden.includes('heslo')];
  });
  /* oxlint-enable typescript/no-deprecated */
  expect(outcome).toEqual(['tajné heslo', false]);
});

test(`${docs}/api/app: quitting asks before-quit, closes the windows, then will-quit`, async ({
  dataFolder,
}) => {
  const app = await launchProgram({ dataFolder });
  await app.firstWindow();
  const order = app.evaluate(({ app: running, BrowserWindow }) => {
    const told: string[] = [];
    running.once('before-quit', () => told.push('before-quit'));
    BrowserWindow.getAllWindows()[0]?.once('close', () => told.push('close'));
    const last = new Promise((resolve) => {
      running.once('will-quit', (event) => {
        event.preventDefault();
        resolve([...told, 'will-quit']);
      });
    });
    running.quit();
    return last;
  });
  expect(await order).toEqual(['before-quit', 'close', 'will-quit']);
  const ended = once(app.process(), 'exit');
  await app.evaluate(({ app: running }) => running.exit(0)).catch(() => undefined);
  await ended;
});
