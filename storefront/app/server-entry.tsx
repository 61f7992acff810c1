import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { Client } from '#core/contract/client.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { allPhrases } from '../i18n/all-phrases.ts';
import type { Namespace, PhraseBook } from '../i18n/phrase-book.ts';
import { createPhrases, type Phrases } from '../i18n/text.ts';
import { HeadContext, type Head } from '../lib/head.tsx';
import { loadMenu } from '../lib/menu.ts';
import { createQueryClient } from '../lib/query-client.ts';
import type { ShopConfig } from '../lib/shop.tsx';
import { App } from './app.tsx';
import { writeDocument, type DocumentAssets } from './document.ts';
import { isLinksOnlyPage } from './links-only-page.ts';
import { writePageState } from './page-state.ts';
import { Pages } from './pages.tsx';
import { preparePage } from './prepare-page.ts';
import { serverScreens } from './server-screens.ts';
import { shellServerScreens } from './shell-server-screens.ts';
import { usedCss } from './used-css.ts';

export interface RenderRequest {
  /** Path with its search part. */
  readonly path: string;
  readonly language: Language;
  readonly market: MarketCode;
  /** Answers in this process as the wire's client does. */
  readonly client: Client;
  /** Reply of `config`, without a CSRF token and a user: the document may be cached. */
  readonly config: ShopConfig;
  readonly assets: DocumentAssets;
  readonly publicUrl: string;
  /** From the cookie `scheme`; the browser's own where it is missing. */
  readonly scheme?: 'light' | 'dark' | undefined;
}

export interface RenderedDocument {
  readonly status: number;
  readonly html: string;
  /** Set where the page lives elsewhere; the status says for how long. */
  readonly location?: string;
  /** The style sheet inside of the document; the content security policy names its hash. */
  readonly css?: string;
  /** Path of the page's one address. */
  readonly canonical?: string | undefined;
  /** Names of the query parameters that the page reads, where it says so. */
  readonly queryNames?: readonly string[] | undefined;
}

const phrasesOf: Record<Language, Phrases> = {
  cs: createPhrases('cs', allPhrases.cs),
  ro: createPhrases('ro', allPhrases.ro),
};

const ServerPages = () => <Pages screens={serverScreens} />;

/** Renders one page with the data that it shows. */
export async function renderDocument(request: RenderRequest): Promise<RenderedDocument> {
  const { path, language, market, client, assets, publicUrl, scheme } = request;
  const config = { ...request.config, urls: publicUrls(request.config.urls) };
  const queryClient = createQueryClient();
  const [prepared, menu] = await Promise.all([
    preparePage({ path, market, client, queryClient }),
    loadMenu(client),
  ]);
  if (prepared.location !== undefined) {
    return { status: prepared.status, html: '', location: prepared.location };
  }
  const pathname = path.split('?', 1)[0] ?? path;
  const gonePath = prepared.status === 410 ? pathname : null;
  const used = new Set<Namespace>();
  const phrases = recordUse(phrasesOf[language], used);
  let head: Head = { title: '', description: '' };
  const app = renderToString(
    <HeadContext value={(next) => (head = next)}>
      <StaticRouter location={path}>
        <QueryClientProvider client={queryClient}>
          <App
            shop={{ market, language, config, client, gonePath, menu }}
            phrases={phrases}
            screens={shellServerScreens}
            Pages={ServerPages}
          />
        </QueryClientProvider>
      </StaticRouter>
    </HeadContext>,
  );
  const queries = dehydrate(queryClient);
  queryClient.clear();
  const book = pick(allPhrases[language], used);
  const state = writePageState({
    market,
    language,
    config,
    gonePath,
    menu,
    queries,
    styleSheet: assets.styleSheet,
    phrases: book,
  });
  const shopName = allPhrases[language].shell.shopName;
  const place = { language, market, publicUrl, shopName };
  const css = usedCss(assets.css, app);
  const madeOfLinks = isLinksOnlyPage(pathname, buybackPaths(market), shopPaths(market), menu);
  const html = writeDocument({ place, scheme, head, assets, css, app, state, madeOfLinks });
  return { status: prepared.status, html, css, canonical: head.canonical, queryNames: head.query };
}

/** Visitors need no paths of the back office. */
const publicUrls = (urls: ShopConfig['urls']): ShopConfig['urls'] =>
  Object.fromEntries(Object.entries(urls).filter(([key]) => !key.startsWith('admin-')));

const recordUse = (phrases: Phrases, used: Set<Namespace>): Phrases => ({
  ...phrases,
  text: (namespace) => {
    used.add(namespace);
    return phrases.text(namespace);
  },
});

const pick = (book: PhraseBook, used: ReadonlySet<Namespace>): Partial<PhraseBook> =>
  Object.fromEntries(Object.entries(book).filter(([key]) => used.has(key as Namespace))); // its own keys
