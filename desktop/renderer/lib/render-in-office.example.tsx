import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { urlMap } from '#core/contract/endpoints.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { givenUpPath } from '../../shared/places.ts';
import { permissionsOf } from '#core/permissions/roles.ts';
import { speak, speakOfFloor } from '../i18n/use-phrases.ts';
import { notifications } from './notify.ts';
import { queries } from './queries.ts';
import { session, type ShopConfig, type StaffUser } from './session.ts';

/** One call as it went over the wire, in snake_case. */
interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

interface RenderedOffice {
  readonly user: UserEvent;
  /** Every change so far, the first one first. */
  readonly calls: readonly SentCall[];
  /** What stands in the corner. */
  readonly told: () => readonly string[];
}

interface Office {
  readonly language?: Language;
  readonly market?: MarketCode;
  /** The API: what it answers to a call, or null where it cannot be reached. Every call fails with 500 without it. */
  readonly answer?: (call: SentCall) => Reply | null;
}

const person: StaffUser = {
  id: 7,
  eMail: 'jana@obmena.example',
  name: 'Jana Nová',
  role: 'admin',
  permissions: [...permissionsOf('admin')],
};

const configOf = (market: MarketCode, language: Language): ShopConfig => ({
  market,
  language,
  languages: ['cs', 'ro'],
  currency: market === 'cz' ? 'CZK' : 'RON',
  decimals: 0,
  defaultCountry: market.toUpperCase(),
  phoneTypeSlug: 'mobil',
  buybackBonuses: [],
  buybackVouchers: { tiers: [], cap: null },
  company: {
    name: 'Obměna s.r.o.',
    street: 'Dlouhá 12',
    postcode: '110 00',
    city: 'Praha 1',
    companyId: '12345679',
    vatId: 'CZ12345679',
    register: 'Zapsáno v obchodním rejstříku',
    eMail: 'obchod@obmena.example',
    phone: '+420 800 123 456',
  },
  articles: { terms: true, privacy: true },
  user: person,
  csrfToken: 'token',
  urls: urlMap(),
});

/** Draws a part of the back office in a document without a window, with somebody signed in. */
export async function renderInOffice(
  element: ReactNode,
  office: Office = {},
): Promise<RenderedOffice> {
  const { language = 'cs', market = 'cz', answer = (): Reply => ({ status: 500 }) } = office;
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (path.endsWith('/config/')) return Promise.resolve(Response.json({ csrf_token: 'token' }));
    // The program itself answers this one.
    if (path.startsWith(givenUpPath)) return Promise.resolve(new Response(null, { status: 204 }));
    const call = {
      method: init.method ?? 'GET',
      path,
      // Whatever it is, the test compares it.
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    };
    calls.push(call);
    const reply = answer(call);
    if (reply === null) return Promise.reject(new TypeError('no answer'));
    const { status, body = null } = reply;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  queries.clear();
  notifications.setState({ shown: [] });
  session.setState({ user: person, presence: 'in', config: configOf(market, language) });
  await speak(language);
  await speakOfFloor();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    calls,
    told: () => notifications.getState().shown.map(({ text }) => text),
  };
}
