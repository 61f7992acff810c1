import '../ui/tokens.css';
import '../ui/base.css';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createClient } from '#core/contract/client.ts';
import { createPhrases } from '../i18n/text.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createSend } from '../lib/wire.ts';
import { App } from './app.tsx';
import { createClientScreens } from './client-screens.ts';
import { readPageState } from './page-state.ts';

const { market, language, config, queries, phrases: book } = readPageState();
const send = createSend({
  language,
  configPath: config.urls['config'] ?? '',
  fetch: (input, init) => fetch(input, init),
});
const client = createClient(send, () => config.urls);
const queryClient = createQueryClient();
hydrate(queryClient, queries);
const phrases = createPhrases(language, book);
const { screens, prefetch } = createClientScreens(phrases);

/** Waits for a quiet moment; browsers without the call get a late one. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 2_000);
};
const prefetchWhenIdle = () => whenIdle(prefetch);

const root = document.getElementById('app');
if (root === null) throw new Error('the document has no place for the app');
hydrateRoot(
  root,
  <BrowserRouter>
    <App
      shop={{ market, language, config, client }}
      phrases={phrases}
      queryClient={queryClient}
      screens={screens}
      prefetch={prefetchWhenIdle}
    />
  </BrowserRouter>,
);
