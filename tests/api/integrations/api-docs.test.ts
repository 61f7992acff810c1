// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { docsPage } from '#api/integrations/docs/page-html.ts';
import { pageScript } from '#api/integrations/docs/page-script.ts';
import { openApiDocument } from '#api/platform/http/openapi.ts';
import { markets } from '#core/market/market.ts';
import { eventually } from '#tests/support/eventually.ts';

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

const sent: Sent[] = [];
const document_ = openApiDocument(markets.cz, 'https://obmena.example');

/** Elements that must be there. */
function find<T extends Element>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector}`);
  return found;
}

beforeEach(async () => {
  sent.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, init });
    const body = path.endsWith('openapi.json') ? document_ : { detail: 'Nesmíte.' };
    return Promise.resolve(Response.json(body, { status: path.endsWith('json') ? 200 : 403 }));
  });
  document.documentElement.innerHTML = docsPage('cs');
  // The page's own script, run as the browser runs it: it takes and gives nothing.
  // oxlint-disable-next-line typescript/no-implied-eval -- A page has no other way to its script.
  const run = new Function(pageScript) as () => void; // a script as it is
  run();
  await eventually(() =>
    expect(document.querySelectorAll('#calls button').length).toBeGreaterThan(50),
  );
});

function choose(term: string): void {
  const search = find('#search', HTMLInputElement);
  search.value = term;
  search.dispatchEvent(new Event('input'));
  document.querySelector<HTMLButtonElement>('#calls button')?.click();
}

it('tries a call with the key that was typed, without cookies, and shows the answer', async () => {
  choose('feed-update');
  find('#key', HTMLInputElement).value = 'obm_key';
  find('#call [name=code]', HTMLInputElement).value = 'google';
  expect(JSON.parse(find('#call textarea', HTMLTextAreaElement).value)).toEqual({
    version: 0,
    is_active: false,
  });
  find('#call form', HTMLFormElement).requestSubmit();
  await eventually(() =>
    expect(find('#call pre', HTMLPreElement).textContent).toContain('Nesmíte.'),
  );
  expect(sent.at(-1)).toMatchObject({
    path: '/api/new/admin/feeds/google/',
    init: { method: 'PATCH', credentials: 'omit', headers: { authorization: 'Bearer obm_key' } },
  });
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

it('names the permission, and lists no call that only people may make', () => {
  choose('feed-list');
  expect(find('#call', HTMLElement).textContent).toContain('Klíč musí smět: catalogue.read');
  choose('api-key-make');
  expect(find('#calls', HTMLElement).textContent).toBe('Takové volání tu není.');
});
