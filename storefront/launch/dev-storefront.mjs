// The storefront from its sources, for `npm run dev`: what is saved is on the page at once. All else is asked of the API.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import { projectRoot } from '../../api/launch/project.mjs';

const root = join(projectRoot, 'storefront');
const apiUrl = process.env.API_URL;
const port = Number(process.env.PORT);
const publicUrl = process.env.PUBLIC_URL;
const styleSheet = '/dev-styles.css';

/** Answered by the API: calls, files that it keeps, and what machines read. */
const ofApi = '^/(?:api|media|uploads)/|^/(?:readyz|livez|robots\\.txt|sitemap[^/]*)$';

/** What pages share, by address (see the API's published-texts.ts). */
const published = new Map();
function publish(text) {
  const address = `/assets/shared-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  published.set(address, text);
  return address;
}

/** All style sheets of the sources in the order that the build gives them, near enough: the frame's first. */
async function allStyles(vite) {
  const folders = [
    join(projectRoot, 'ui/look'),
    join(root, 'ui'),
    join(root, 'app'),
    join(root, 'features'),
  ];
  const texts = [];
  for (const folder of folders) {
    for (const name of (await readdir(folder, { recursive: true })).sort()) {
      if (!name.endsWith('.css')) continue;
      const file = join(folder, name);
      const address = file.startsWith(root) ? `/${relative(root, file)}` : `/@fs${file}`;
      const result = await vite.transformRequest(`${address.replaceAll(sep, '/')}?direct`);
      texts.push(result?.code ?? '');
    }
  }
  return texts.join('\n');
}

/** What the server keeps of drawn cards is of the code before the change. */
const keptCards = join(root, 'app/rendered-cards.ts');

const tellOfChanges = {
  name: 'tell-of-changes',
  hotUpdate({ modules, server }) {
    const [changed] = modules;
    if (this.environment.name !== 'ssr' || changed === undefined) return undefined;
    server.environments.client.hot.send('shop:changed', { path: changed.url });
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(keptCards) ?? [])];
  },
};

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  clearScreen: false,
  plugins: [tellOfChanges],
  server: {
    port,
    strictPort: true,
    fs: { allow: [projectRoot] },
    proxy: { [ofApi]: { target: apiUrl } },
    warmup: {
      ssrFiles: ['./launch/dev-page.ts'],
      clientFiles: ['./app/client-entry.ts', './app/client-pages.tsx'],
    },
  },
});

/** The API restarts when its code changes; whoever asks meanwhile waits for it. */
async function apiIsReady() {
  for (;;) {
    const isReady = await fetch(`${apiUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(100);
  }
}

async function answer({ url, headers }, res) {
  const { pathname } = new URL(url, publicUrl);
  if (pathname === styleSheet) return send(res, 200, 'text/css', await allStyles(vite));
  if (published.has(pathname)) return send(res, 200, 'application/json', published.get(pathname));
  const { renderDevPage } = await vite.ssrLoadModule('/launch/dev-page.ts');
  await apiIsReady();
  const cookie = headers.cookie ?? '';
  const page = await renderDevPage({
    path: url,
    apiUrl,
    publicUrl,
    headers: { cookie, language: headers['accept-language'] ?? '' },
    scheme: /(?:^|;\s*)scheme=(light|dark)/.exec(cookie)?.[1],
    styleSheet,
    publish,
  });
  if (page.location !== undefined) {
    res.writeHead(page.status, { Location: page.location }).end();
    return;
  }
  const styled = page.html.replace(
    '<style></style>',
    `<link rel="stylesheet" href="${styleSheet}"><script type="module" src="/launch/dev-reload.ts"></script>`,
  );
  send(res, page.status, 'text/html; charset=utf-8', await vite.transformIndexHtml(url, styled));
}

function send(res, status, type, text) {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  res.end(text);
}

vite.middlewares.use((req, res, next) => {
  answer(req, res).catch((error) => {
    vite.ssrFixStacktrace(error);
    next(error);
  });
});
await vite.listen();
process.stdout.write(`The shop: ${publicUrl} (the API behind it: ${apiUrl})\n`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void vite.close().then(() => process.exit(0)));
