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
  const { status } = await callFromPage(page, '/api/new/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
    body: JSON.stringify({ e_mail: eMail, password: staffPassword }),
  });
  if (status !== 200) throw new Error(`nobody signed in (${String(status)})`);
  await page.reload();
}

/** `office` is a program with a data folder of its own that ends with the test. */
export const test = base.extend<{ office: Office; dataFolder: string }>({
  // Playwright reads what a fixture needs off its first parameter's pattern.
  dataFolder: async ({}, use) => {
    const folder = newDataFolder();
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  office: async ({ dataFolder }, use) => {
    const office = await launchOffice({ dataFolder });
    await use(office);
    await office.app.close();
  },
});
