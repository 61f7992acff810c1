import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createClient } from '#core/contract/client.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { allPhrases } from '../i18n/all-phrases.ts';
import { createPhrases } from '#ui/phrases.ts';
import type { PhraseBook } from '../i18n/phrase-book.ts';
import { PhrasesContext } from '../i18n/text.ts';
import { createQueryClient } from './query-client.ts';
import { ShopContext, type Shop, type ShopConfig } from './shop.tsx';
import { NetworkError } from '#ui/wire.ts';

/** One call as it would go over the wire, in snake_case. */
interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Seconds of its `Retry-After`. */
  readonly retryAfter?: number;
}

interface RenderedShop {
  readonly user: UserEvent;
  /** Every call so far, the first one first. */
  readonly calls: readonly SentCall[];
}

/**
 * Draws a part of the shop in a document without a browser, of the Czech one unless `language` says otherwise. `answer` is the API: what it answers to each call,
 * or null where the network is cut. Without it every call fails with 500.
 */
export function renderInShop(
  element: ReactNode,
  answer: (call: SentCall) => Reply | null = () => ({ status: 500 }),
  language: Language = 'cs',
): RenderedShop {
  const calls: SentCall[] = [];
  const client = createClient((call) => {
    calls.push(call);
    const reply = answer(call);
    if (reply === null) return Promise.reject(new NetworkError('no answer'));
    return Promise.resolve({
      status: reply.status,
      body: reply.body ?? null,
      requestId: null,
      retryAfter: reply.retryAfter ?? null,
    });
  }, urlMap);
  // No part that is drawn alone reads the rest of it.
  const config = {
    buybackBonuses: [{ percent: 10, manufacturer: 'apple', deviceType: null }],
    urls: urlMap(),
    company: {
      name: 'Obměna s.r.o.',
      street: 'Dlouhá 1',
      postcode: '110 00',
      city: 'Praha',
      phone: '+420 222 333 444',
    },
    defaultCountry: language === 'cs' ? 'CZ' : 'RO',
    buybackVouchers: { tiers: [{ minimalBuyoutPrice: 3_000, voucher: 1_200 }], cap: null },
  } as unknown as ShopConfig;
  const shop: Shop = {
    market: language === 'cs' ? 'cz' : 'ro',
    language,
    config,
    client,
    gonePath: null,
    menu: [],
  };
  const phrases = createPhrases<PhraseBook>(language, allPhrases[language]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PhrasesContext value={phrases}>
        <ShopContext value={shop}>
          <MemoryRouter>{element}</MemoryRouter>
        </ShopContext>
      </PhrasesContext>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), calls };
}
