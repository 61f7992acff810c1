import { dehydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Client } from '#core/contract/client.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { allPhrases } from '../i18n/all-phrases.ts';
import { createPhrases } from '#ui/phrases.ts';
import type { PhraseBook } from '../i18n/phrase-book.ts';
import type { Phrases } from '../i18n/text.ts';
import { CardMarkupContext } from '../lib/card-markup.ts';
import { HeadContext, type Head } from '../lib/head.tsx';
import { loadMenu, type Menu } from '../lib/menu.ts';
import type { PageWeight } from '../lib/page-route.ts';
import { createQueryClient } from '../lib/query-client.ts';
import type { ShopConfig } from '../lib/shop.tsx';
import { App } from './app.tsx';
import { writeDocument, type DocumentAssets } from './document.ts';
import { writePageState } from './page-state.ts';
import { Pages, type Page } from './pages.tsx';
import { preparePage } from './prepare-page.ts';
import { renderedCards } from './rendered-cards.ts';
import { keepShell, renderedShell } from './rendered-shell.tsx';
import { serverParts } from './server-parts.ts';
import { findPage, weightOf } from './server-routes.ts';
import { usedCss } from './used-css.ts';
import { writeSharedParts } from './write-shared-parts.ts';

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
  /** Keeps a text under an address of its content, which is answered. */
  readonly publish: (text: string) => string;
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
  cs: createPhrases<PhraseBook>('cs', allPhrases.cs),
  ro: createPhrases<PhraseBook>('ro', allPhrases.ro),
};

/** Renders one page with the data that it shows. */
export async function renderDocument(request: RenderRequest): Promise<RenderedDocument> {
  const { path, market, client } = request;
  const queryClient = createQueryClient();
  const pathname = path.split('?', 1)[0] ?? path;
  const search = path.slice(pathname.length);
  const page = findPage(market, pathname);
  const [prepared, menu, Screen] = await Promise.all([
    preparePage(page, { path: pathname, search, market, client, queryClient }),
    loadMenu(client),
    page.route.screen(),
  ]);
  const { status, location } = prepared;
  if (location !== undefined) return { status, html: '', location };
  const pages = [{ path: page.route.path[market], Screen }];
  const gonePath = status === 410 ? pathname : null;
  const weight = weightOf(page.route, pathname, menu);
  const written = writePage(request, { menu, pages, gonePath, weight, queryClient });
  queryClient.clear();
  return { status, ...written };
}

interface LoadedPage {
  readonly menu: Menu;
  readonly pages: readonly Page[];
  readonly gonePath: string | null;
  readonly weight: PageWeight;
  readonly queryClient: QueryClient;
}

function writePage(request: RenderRequest, loaded: LoadedPage) {
  const { language, market, config, assets, publicUrl, publish, scheme } = request;
  const { menu, gonePath, weight, queryClient } = loaded;
  const { app, head } = renderApp(request, loaded);
  const { styleSheet } = assets;
  const queries = dehydrate(queryClient);
  const css = usedCss(assets.css, app);
  const html = writeDocument({
    place: { language, market, publicUrl, shopName: allPhrases[language].shell.shopName },
    scheme,
    head,
    assets,
    css,
    app,
    state: writePageState({ market, language, gonePath, queries, styleSheet }),
    sharedParts: writeSharedParts({ config, menu }, language, publish),
    madeOfLinks: weight === 'links',
  });
  return { html, css, canonical: head.canonical, queryNames: head.query };
}

function renderApp(request: RenderRequest, { menu, pages, gonePath, queryClient }: LoadedPage) {
  const { path, language, market, client, config } = request;
  const place = { pathname: path.split('?', 1)[0] ?? path, market, menu, config };
  const cards = renderedCards(market, language);
  let head: Head = { title: '', description: '' };
  const app = renderToString(
    <HeadContext value={(next) => (head = next)}>
      <CardMarkupContext value={cards.find}>
        <StaticRouter location={path}>
          <QueryClientProvider client={queryClient}>
            <App
              shop={{ market, language, config, client, gonePath, menu }}
              phrases={phrasesOf[language]}
              screens={renderedShell(place)}
              Pages={() => <Pages pages={pages} parts={serverParts} />}
            />
          </QueryClientProvider>
        </StaticRouter>
      </CardMarkupContext>
    </HeadContext>,
  );
  cards.keep(app);
  keepShell(place, app);
  return { app, head };
}
