import { lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createClient } from '#core/contract/client.ts';
import { createPhrases } from '#ui/phrases.ts';
import type { PhraseBook } from '../i18n/phrase-book.ts';
import { startDataLayer } from '../lib/data-layer.ts';
import { tellOfNavigation } from '../lib/first-intent.ts';
import { measuringAllowed } from '../lib/measuring-allowed.ts';
import { loadSignedIn } from '../lib/signed-in.ts';
import { loadWholeStyle } from '../lib/whole-style.ts';
import { createWire } from '#ui/wire.ts';
import { appPlace } from './app-place.ts';
import { App } from './app.tsx';
import { ClientRouter } from './client-router.tsx';
import { readPageState } from './page-state.ts';
import { createScreenLoader } from './screen-loader.ts';
import type { SharedParts } from './shared-parts.ts';
import { shellScreens } from './shell-screens.ts';
import { whenNeeded } from './when-needed.ts';

interface AppStart {
  /** Waits for a touch of the page, time after time; the first one may be over. */
  readonly touched: () => Promise<void>;
  /** Address of the document, where it is made of links; null where it needs the app at once. */
  readonly served: string | null;
  readonly shared: SharedParts;
}

/** Brings the served page to life. */
export function startApp({ touched, served, shared }: AppStart): void {
  const { queries, styleSheet, ...page } = readPageState();
  const { config, menu, phrases: book } = shared;
  const { language, market } = page;
  const { send } = createWire({
    language: () => language,
    configPath: config.urls['config'] ?? '',
    fetch: (input, init) => fetch(input, init),
  });
  const client = createClient(send, () => config.urls);
  const phrases = createPhrases<PhraseBook>(language, book);
  startDataLayer(() => loadSignedIn(client).then((user) => user !== null));
  watchViews();
  const use = { intent: touched, standsAlone: () => location.pathname === served };
  const sources = { phrases, queries, style: () => loadWholeStyle(styleSheet), use };
  const load = whenNeeded(use);
  const Pages = lazy(() =>
    load(() => import('./client-pages.tsx')).then(({ createClientPages }) => ({
      default: createClientPages(market, sources),
    })),
  );
  const screens = shellScreens(createScreenLoader(sources));
  dropLanguage();
  // As a transition it goes in slices, so the page answers in between.
  startTransition(() => {
    hydrateRoot(
      appPlace(),
      <ClientRouter onNavigate={tellOfNavigation}>
        <App
          shop={{ ...page, config, menu, client }}
          phrases={phrases}
          screens={screens}
          Pages={Pages}
        />
      </ClientRouter>,
    );
  });
}

/** Counts what is seen, once that is allowed. */
function watchViews(): void {
  void measuringAllowed()
    .then(() => import('../lib/view-marks.ts'))
    .then(
      ({ watchMarkedViews }) => watchMarkedViews(),
      // Without the code nothing is counted, which nobody misses on the page.
      () => undefined,
    );
}

/** The language of the address is in the cookie by now, and the page's links need no parameter. */
function dropLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('language')) return;
  address.searchParams.delete('language');
  history.replaceState(history.state, '', address);
}
