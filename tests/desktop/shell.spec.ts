import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFromPage, expect, launchOffice, launchProgram, signIn, test } from './office.ts';
import type { Office } from './office.ts';

/** Collects what the bridge tells from now on. */
async function listen({ page }: Office): Promise<() => Promise<readonly unknown[]>> {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.obmena.onCommand((command) => told.push(command));
    window.obmena.onDeepLink((link) => told.push(link));
  });
  return () => page.evaluate(() => (window as unknown as { told: unknown[] }).told); // Set above.
}

const boundsOf = ({ app }: Office) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());

test('one window opens, titled and with the bridge', async ({ office: { app, page } }) => {
  await expect(page).toHaveTitle(/Obměna/);
  expect(app.windows()).toHaveLength(1);
  const { app: own, electron } = await page.evaluate(() => window.obmena.versions());
  expect([own, electron]).toEqual([expect.stringMatching(/^\d/), expect.stringMatching(/^\d/)]);
});

test('the shop answers under the same origin and knows who signed in', async ({
  office: { page },
}) => {
  await signIn(page);
  const { body } = await callFromPage(page, '/api/new/auth/session/');
  expect(body).toMatchObject({ user: { e_mail: 'admin@obmena.example' } });
});

test('a link that starts the program waits until the page asks for it, once', async ({
  dataFolder,
}) => {
  const { app, page } = await launchOffice({ dataFolder, words: ['obmena://order/2026000123'] });
  const taken = () => page.evaluate(() => window.obmena.takeDeepLink());
  expect([await taken(), await taken()]).toEqual([
    { kind: 'order', reference: '2026000123' },
    null,
  ]);
  await app.close();
});

test('a second start hands its link to the running program and ends', async ({ office }) => {
  const told = await listen(office);
  await office.page.evaluate(() => window.obmena.takeDeepLink());
  const second = await launchProgram({
    dataFolder: office.dataFolder,
    words: ['obmena://buyback/77', 'obmena://buyback/78/delete'],
  }).catch(() => null);
  if (second !== null) await once(second.process(), 'exit').catch(() => undefined);
  await expect.poll(told).toEqual([{ kind: 'buyback', reference: '77' }]);
});

test('a link of macOS arrives, a malformed one does not', async ({ office }) => {
  const told = await listen(office);
  await office.page.evaluate(() => window.obmena.takeDeepLink());
  await office.app.evaluate(({ app }) => {
    const event = { preventDefault: () => undefined };
    for (const link of ['obmena://category/x', 'obmena://drop/1', 'obmena://category/12']) {
      app.emit('open-url', event, link);
    }
  });
  await expect.poll(told).toEqual([{ kind: 'category', reference: '12' }]);
});

test('the window comes back where it was, and on a screen if that one is gone', async ({
  dataFolder,
}) => {
  const first = await launchOffice({ dataFolder });
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 1100, height: 700 }),
  );
  await first.app.close();
  const second = await launchOffice({ dataFolder });
  expect(await boundsOf(second)).toMatchObject({ width: 1100, height: 700 });
  await second.app.close();

  const file = join(dataFolder, 'window-state.json');
  // The program has just written it.
  const kept = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...kept, x: 90_000, y: 90_000 }));
  const third = await launchOffice({ dataFolder });
  expect((await boundsOf(third))?.x).toBeLessThan(10_000);
  await third.app.close();
});

test('the menu speaks both languages and sends its commands to the page', async ({ office }) => {
  const labels = () =>
    office.app.evaluate(({ Menu }): string[] | undefined =>
      Menu.getApplicationMenu()?.items.map(({ label }) => label),
    );
  await office.page.evaluate(() => window.obmena.setLanguage('ro'));
  expect(await labels()).toEqual(['Obměna', 'Editare', 'Vizualizare', 'Ajutor']);
  await office.page.evaluate(() => window.obmena.setLanguage('cs'));
  expect(await labels()).toEqual(['Obměna', 'Úpravy', 'Zobrazení', 'Nápověda']);
  const told = await listen(office);
  await office.app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('history')?.click();
  });
  await expect.poll(told).toEqual(['history']);
});

test('about names the versions', async ({ office: { app } }) => {
  const detail = await app.evaluate(async ({ dialog, Menu }) => {
    const shown = new Promise((resolve) => {
      Object.assign(dialog, {
        showMessageBox: (_window: unknown, options: { detail: string }) => {
          resolve(options.detail);
          return Promise.resolve({ response: 0 });
        },
      });
    });
    Menu.getApplicationMenu()?.getMenuItemById('about')?.click();
    return shown;
  });
  expect(detail).toMatch(/Obměna \d.*\nElectron \d.*\nChromium \d.*\nNode\.js \d/);
});

test('files are saved and opened where the person says', async ({ office, dataFolder }) => {
  const path = join(dataFolder, 'ceník.csv');
  await office.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, path);
  const saved = await office.page.evaluate(() =>
    window.obmena.saveFile({ kind: 'csv', suggestedName: 'ceník.csv', contents: 'model;cena\n' }),
  );
  expect([saved, readFileSync(path, 'utf8')]).toEqual(['saved', 'model;cena\n']);
  const opened = await office.page.evaluate(async () => {
    const file = await window.obmena.openFile('csv');
    return typeof file === 'string' ? file : [file.name, new TextDecoder().decode(file.contents)];
  });
  expect(opened).toEqual(['ceník.csv', 'model;cena\n']);
  const refused = await office.page.evaluate(() =>
    window.obmena
      .saveFile({ kind: 'csv', suggestedName: '../../.profile', contents: '' })
      .catch(String),
  );
  expect(refused).toContain('wrong arguments');
});

test('a page that crashed says so and comes back by itself', async ({ ownOffice: { app } }) => {
  const seen = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const loaded: string[] = [];
    const back = new Promise((resolve) => {
      const note = () => {
        loaded.push(contents?.getURL() ?? '');
        if (loaded.length === 2) resolve(loaded);
      };
      // The page itself may still be loading now.
      contents?.once('render-process-gone', () => contents.on('did-finish-load', note));
    });
    contents?.forcefullyCrashRenderer();
    return back;
  });
  expect(seen).toEqual(['obmena-app://office/.trouble/crashed/1', 'obmena-app://office/']);
});

test('unsaved work keeps the window until the person lets it go', async ({ ownOffice: office }) => {
  await office.page.evaluate(() =>
    addEventListener('beforeunload', (event) => event.preventDefault()),
  );
  const close = (answer: number) =>
    office.app.evaluate(async ({ BrowserWindow, dialog }, chosen) => {
      const [window] = BrowserWindow.getAllWindows();
      const asked = new Promise((resolve) => {
        dialog.showMessageBoxSync = () => {
          setTimeout(resolve, 0, window?.isDestroyed());
          return chosen;
        };
      });
      window?.close();
      return asked;
    }, answer);
  expect(await close(0)).toBe(false);
  const ended = once(office.app.process(), 'exit');
  await close(1).catch(() => undefined);
  await ended;
});
