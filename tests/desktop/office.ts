import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
// Declares window.obmena.
import type {} from '#desktop/shared/bridge.ts';
import { shopOf, staffPassword } from '#tests/support/shops.ts';

export { expect } from '@playwright/test';

export interface Office {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The program's own folder; another program on it meets the single instance. */
  readonly dataFolder: string;
}

interface Options {
  readonly dataFolder: string;
  /** Words behind the program on the command line, such as a link. */
  readonly words?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** Starts the built back office against the Czech shop of this run, unless the environment says otherwise. */
export function launchProgram({ dataFolder, words = [], environment = {} }: Options) {
  return _electron.launch({
    args: ['.', `--user-data-dir=${dataFolder}`, ...words],
    env: { ...inherited(), API_URL: shopOf('cz').url, ...environment },
  });
}

/** The same, as far as the page of its only window. */
export async function launchOffice(options: Options): Promise<Office> {
  const app = await launchProgram(options);
  const page = await app.firstWindow();
  await page.waitForURL(/^(obmena-app:\/\/office|http:\/\/office\.obmena-app\.localhost)\//);
  return { app, page, dataFolder: options.dataFolder };
}

const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'obmena-office-'));

/** What `fetch` answers inside of the page. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call of the page to its own origin, by the means that every screen has. */
export const callFromPage = (
  page: Page,
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  page.evaluate(
    async ([address, how]) => {
      const answer = await fetch(address, how);
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      const body: unknown = isJson ? JSON.parse(text) : text;
      return { status: answer.status, body, headers: Object.fromEntries(answer.headers) };
    },
    [path, init] as const,
  );

/** Opens a session by the API alone and shows the page anew. */
export async function signIn(page: Page, eMail = 'admin@obmena.example'): Promise<void> {
  const { body } = await callFromPage(page, '/api/new/config/');
  // The contract's reply of `config`.
  const { csrf_token: token } = body as { csrf_token: string };
  const { status, body: answer } = await callFromPage(page, '/api/new/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
    body: JSON.stringify({ e_mail: eMail, password: staffPassword }),
  });
  if (status !== 200)
    throw new Error(`nobody signed in (${String(status)}): ${JSON.stringify(answer)}`);
  await page.reload();
}

/** A program that the tests of a worker share, and what makes it as new between two of them. */
export interface SharedOffice {
  readonly office: Office;
  /** Leaves nothing of the test before: cookies, storage, language, link, stubs, routes, media and size. */
  readonly startOver: () => Promise<Office>;
}

const forgetPath = '/api/new/forget-cookies';

/** Has the main process forget every cookie, by an answer that takes back all those that it sends. */
async function forgetCookies({ app, page }: Office): Promise<void> {
  await app.evaluate(({ net }, path) => {
    const own = net.fetch.bind(net);
    net.fetch = (address, init) => {
      if (typeof address !== 'string' || !address.endsWith(path)) return own(address, init);
      net.fetch = own;
      const sent = new Headers(init?.headers).get('cookie') ?? '';
      const headers = sent
        .split('; ')
        .map((pair): [string, string] => [
          'Set-Cookie',
          `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`,
        ]);
      return Promise.resolve(new Response('forgotten', { headers }));
    };
  }, forgetPath);
  await callFromPage(page, forgetPath);
}

/**
 * Has the program's calls come from this address, by way of the shop's proxy: limits count by address,
 * and a run signs in more often than one place may.
 */
const callFrom = ({ app }: Office, address: string): Promise<void> =>
  app.evaluate(({ net }, from) => {
    // Nothing but this function sets it.
    const program = globalThis as { callerAddress?: string };
    const isFirst = program.callerAddress === undefined;
    program.callerAddress = from;
    if (!isFirst) return;
    const own = net.fetch.bind(net);
    net.fetch = (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', program.callerAddress ?? from);
      return own(url, { ...init, headers });
    };
  }, address);

/** Keeps the program's own dialogs and window size; answers what brings them back. */
async function keepMachine({ app, page }: Office): Promise<() => Promise<void>> {
  await app.evaluate(({ dialog, shell }) => {
    const ownDialog = { ...dialog };
    const ownShell = { ...shell };
    const restore = () => {
      Object.assign(dialog, ownDialog);
      Object.assign(shell, ownShell);
    };
    Object.assign(globalThis, { restoreMachine: restore });
  });
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return async () => {
    await app.evaluate(() => {
      // Set above.
      (globalThis as unknown as { restoreMachine: () => void }).restoreMachine();
    });
    if (page.viewportSize() !== null) await page.setViewportSize(size);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  };
}

/** Launches a program to share, in a worker of this number. Its folder goes with it. */
export async function shareOffice(
  worker: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<SharedOffice> {
  const office = await launchOffice({ dataFolder: newDataFolder(), environment });
  const { page } = office;
  const restoreMachine = await keepMachine(office);
  let uses = 0;
  return {
    office,
    startOver: async () => {
      if (uses > 0) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await restoreMachine();
        await forgetCookies(office);
        await page.evaluate(async () => {
          // A form that was left half filled in must not hold the page.
          addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
          localStorage.clear();
          sessionStorage.clear();
          await window.obmena.setLanguage('cs');
          await window.obmena.takeDeepLink();
        });
        await page.goto(new URL('/', page.url()).href);
      }
      uses += 1;
      await callFrom(office, `10.0.${String(worker)}.${String(uses)}`);
      return office;
    },
  };
}

/** Ends a shared program and removes its folder. */
export async function closeShared({ office }: SharedOffice): Promise<void> {
  await office.app.close();
  rmSync(office.dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

interface Fixtures {
  /** A folder that ends with the test. */
  readonly dataFolder: string;
  /** The program that tests share, as if it had just been started for the first time. */
  readonly office: Office;
  /** A program that this test alone uses, for what cannot be undone: crashes, closing, clocks, listeners. */
  readonly ownOffice: Office;
}

export const test = base.extend<Fixtures, { shared: SharedOffice }>({
  // Playwright reads what a fixture needs off its first parameter's pattern.
  shared: [
    async ({}, use, { workerIndex }) => {
      const shared = await shareOffice(workerIndex);
      await use(shared);
      await closeShared(shared);
    },
    { scope: 'worker' },
  ],
  dataFolder: async ({}, use) => {
    const folder = newDataFolder();
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  office: async ({ shared }, use) => use(await shared.startOver()),
  ownOffice: async ({ dataFolder }, use) => {
    const office = await launchOffice({ dataFolder });
    await use(office);
    await office.app.close();
  },
});
