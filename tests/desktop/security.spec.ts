import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { expect, launchProgram, test, type Office } from './office.ts';

/** Electron's list: https://www.electronjs.org/docs/latest/tutorial/security#checklist-security-recommendations */

/** Preferences that the window really has. */
const preferences = (app: ElectronApplication): Promise<Record<string, unknown>> =>
  app.evaluate(({ BrowserWindow }) => {
    // Electron has this method and does not document it.
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences: () => Record<string, unknown>;
    };
    return contents.getLastWebPreferences();
  });

/** Notes what would go to the person's browser. */
async function watchOutside({ app }: Office): Promise<() => Promise<readonly string[]>> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { openedOutside: opened });
    shell.openExternal = (address) => Promise.resolve(void opened.push(address));
  });
  return () =>
    app.evaluate(() => (globalThis as unknown as { openedOutside: string[] }).openedOutside); // Set above.
}

const follow = ({ page }: Office, address: string, target: string) =>
  page.evaluate(
    ([href, name]) => {
      const link = Object.assign(document.createElement('a'), { href, target: name });
      document.body.append(link);
      link.click();
      link.remove();
    },
    [address, target] as const,
  );

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('1. Only load secure content', async ({ dataFolder }) => {
  const app = await launchProgram({ dataFolder, environment: { API_URL: 'http://shop.example' } });
  const code = await new Promise((resolve) => app.process().once('exit', resolve));
  expect(code).toBe(2);
});

test('2. Do not enable Node.js integration for remote content', async ({ office }) => {
  expect(await preferences(office.app)).toMatchObject({ nodeIntegration: false });
  const found = await office.page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window),
  );
  expect(found).toEqual([]);
});

test('3. Enable context isolation', async ({ office }) => {
  expect(await preferences(office.app)).toMatchObject({ contextIsolation: true });
  const outcome = await office.page.evaluate(() => {
    const bridge = window.obmena as { versions: unknown }; // As an attacker would see it.
    try {
      bridge.versions = () => 'mine';
    } catch {
      return 'refused';
    }
    return bridge.versions instanceof Function && String(bridge.versions).includes('mine');
  });
  expect(outcome).not.toBe(true);
});

test('4. Enable process sandboxing', async ({ office }) => {
  expect(await preferences(office.app)).toMatchObject({ sandbox: true });
});

test('5. Handle session permission requests from remote content', async ({ office: { page } }) => {
  const asked = await page.evaluate(async () => {
    const position = await new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(code)),
    );
    return { position, notifications: await Notification.requestPermission() };
  });
  expect(asked).toEqual({ position: 1, notifications: 'denied' });
});

test('6. Do not disable webSecurity', async ({ office: { app, page } }) => {
  expect((await preferences(app))['webSecurity']).not.toBe(false);
  const read = await page.evaluate(() =>
    fetch('http://localhost:9/').then(
      () => 'read',
      () => 'refused',
    ),
  );
  expect(read).toBe('refused');
});

test('7. Define a Content Security Policy', async ({ office: { page } }) => {
  const policy = await page.evaluate(async () => {
    const answer = await fetch('/', { cache: 'reload' });
    return answer.headers.get('content-security-policy') ?? '';
  });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.head.append(script);
    return 'ranInline' in window;
  });
  expect(ran).toBe(false);
});

test('8. Do not enable allowRunningInsecureContent', async ({ office }) => {
  expect((await preferences(office.app))['allowRunningInsecureContent']).not.toBe(true);
});

test('9. Do not enable experimental features', async ({ office }) => {
  expect((await preferences(office.app))['experimentalFeatures']).not.toBe(true);
});

test('10. Do not use enableBlinkFeatures', async ({ office }) => {
  expect((await preferences(office.app))['enableBlinkFeatures'] ?? '').toBe('');
});

test('11. Do not use allowpopups for WebViews', () => {
  expect(sourcesOf('desktop/renderer')).not.toMatch(/<webview|allowpopups/);
});

test('12. Verify WebView options before creation', async ({ office: { app } }) => {
  const isRefused = await app.evaluate(({ BrowserWindow }) => {
    let refused = false;
    const event = { preventDefault: () => (refused = true) };
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.emit('will-attach-webview', event, {}, {});
    return refused;
  });
  expect(isRefused).toBe(true);
  expect((await preferences(app))['webviewTag']).toBe(false);
});

test('13. Disable or limit navigation', async ({ office }) => {
  const before = office.page.url();
  const opened = await watchOutside(office);
  await follow(office, 'https://elsewhere.example/', '');
  await follow(office, 'https://www.imei.info/', '');
  await expect.poll(opened).toEqual(['https://www.imei.info/']);
  expect(office.page.url()).toBe(before);
});

test('14. Disable or limit creation of new windows', async ({ office }) => {
  const opened = await watchOutside(office);
  await follow(office, 'https://ares.gov.cz/', '_blank');
  await expect.poll(opened).toEqual(['https://ares.gov.cz/']);
  await expect
    .poll(() => office.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(1);
});

test('15. Do not use shell.openExternal with untrusted content', async ({ office }) => {
  const opened = await watchOutside(office);
  const dangerous = [
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ms-msdt:/id',
    'http://ares.gov.cz/',
    'https://ares.gov.cz@elsewhere.example/',
    'https://elsewhere.example/',
  ];
  for (const address of dangerous) await follow(office, address, '_blank');
  await follow(office, 'https://ares.gov.cz/', '_blank');
  await expect.poll(opened).toEqual(['https://ares.gov.cz/']);
});

test('16. Use a current version of Electron', () => {
  // npm has read it before.
  const { version } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as {
    version: string;
  };
  // The newest when this was written; an update raises it.
  expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(45);
});

test('17. Validate the sender of all IPC messages', async ({ ownOffice: { app, page } }) => {
  const answer = () =>
    page.evaluate(() =>
      window.obmena.versions().then(
        () => 'answered',
        (error: unknown) => String(error),
      ),
    );
  expect(await answer()).toBe('answered');
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // A frame of another origin has the same channels, but not the window's own top frame.
    Object.defineProperty(contents, 'mainFrame', { value: { url: 'https://elsewhere.example/' } });
  });
  expect(await answer()).toContain('refused');
});

test('18. Avoid usage of the file:// protocol and prefer usage of custom protocols', async ({
  office: { app, page },
}) => {
  const address = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getURL(),
  );
  expect(address).toMatch(/^obmena-app:\/\/office\//);
  const climbed = await page.evaluate(async () => {
    const paths = ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fmain/index.js', '/%00.html'];
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    return answers.map(({ status }) => status);
  });
  expect(climbed).toEqual([404, 404, 404]);
});

test('19. Check which fuses you can change', async () => {
  const { default: configuration } = await import('#desktop/electron-builder.config.mjs');
  expect(configuration.electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
  });
});

test('20. Do not expose Electron APIs to untrusted web content', async ({ office: { page } }) => {
  const bridge = await page.evaluate(() => Object.keys(window.obmena).sort());
  expect(bridge).toEqual([
    'connection',
    'keepScans',
    'keptScans',
    'language',
    'onCommand',
    'onConnection',
    'onDeepLink',
    'onUpdateReady',
    'openFile',
    'printPaper',
    'printers',
    'restartForUpdate',
    'retryConnection',
    'saveFile',
    'setLanguage',
    'takeDeepLink',
    'updateReady',
    'versions',
  ]);
});
