import '#look/tokens.css';
import '#look/typeface.css';
import '#look/reset.css';
import '../ui/base.css';
import '../ui/card.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import { createClient } from '#core/contract/client.ts';
import { createPhrases } from '../i18n/text.ts';
import { startDataLayer } from '../lib/data-layer.ts';
import { holdEarlyClicks } from '../lib/early-click.ts';
import { intentsOn, tellOfNavigation } from '../lib/first-intent.ts';
import { measuringAllowed } from '../lib/measuring-allowed.ts';
import { loadSignedIn } from '../lib/signed-in.ts';
import { loadWholeStyle } from '../lib/whole-style.ts';
import { createSend } from '../lib/wire.ts';
import { App } from './app.tsx';
import { ClientRouter } from './client-router.tsx';
import { createClientScreens } from './client-screens.ts';
import { isLinksOnlyPage } from './links-only-page.ts';
import { readPageState } from './page-state.ts';

const {
  market,
  language,
  config,
  gonePath,
  menu,
  queries,
  styleSheet,
  phrases: book,
} = readPageState();
const send = createSend({
  language,
  configPath: config.urls['config'] ?? '',
  fetch: (input, init) => fetch(input, init),
});
const client = createClient(send, () => config.urls);
const phrases = createPhrases(language, book);
startDataLayer(() => loadSignedIn(client).then((user) => user !== null));
void measuringAllowed()
  .then(() => import('../lib/view-marks.ts'))
  .then(
    ({ watchMarkedViews }) => watchMarkedViews(),
    // Without the code nothing is counted, which nobody misses on the page.
    () => undefined,
  );
const served = isLinksOnlyPage(location.pathname, buybackPaths(market), shopPaths(market), menu)
  ? location.pathname
  : null;
if (served !== null) holdEarlyClicks(document);
const screens = createClientScreens({
  phrases,
  queries,
  style: () => loadWholeStyle(styleSheet),
  use: {
    intent: intentsOn(document, window),
    standsAlone: () => location.pathname === served,
  },
});

// The language of the address is in the cookie by now, and the page's links need no parameter.
const address = new URL(location.href);
if (address.searchParams.has('language')) {
  address.searchParams.delete('language');
  history.replaceState(history.state, '', address);
}

const root = document.getElementById('app');
if (root === null) throw new Error('the document has no place for the app');
// As a transition it goes in slices, so the page answers in between.
startTransition(() => {
  hydrateRoot(
    root,
    <ClientRouter onNavigate={tellOfNavigation}>
      <App
        shop={{ market, language, config, client, gonePath, menu }}
        phrases={phrases}
        screens={screens}
      />
    </ClientRouter>,
  );
});
