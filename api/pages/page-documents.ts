import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { isDatabaseAway } from '../platform/faults/database-away.ts';
import { describeError } from '../platform/describe-error.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { longestLifeMs, type CachedReply, type Room } from '../platform/reply-cache.ts';
import { packReply } from '../platform/http/send-reply.ts';
import { SingleFlight } from '../platform/http/single-flight.ts';
import { packedAlone, packedQuickly } from './pack-page.ts';
import { createPageClient } from './page-client.ts';
import { writePageQuery, type PageQuery } from './page-query.ts';
import type { PublishedTexts } from './published-texts.ts';
import type { StorefrontBuild } from './storefront-build.ts';

const htmlType = 'text/html; charset=utf-8';
/** Every page carries this key: staff purge them all by it (SPECIFICATION section 7). */
const pageKey = 'html';

export interface PageRequest {
  /** Readable, and already without what the shop's addresses never have. */
  readonly path: string;
  readonly query: PageQuery['entries'];
  readonly language: Language;
  readonly scheme: 'light' | 'dark' | undefined;
  readonly requestId: string;
  readonly ip: string;
}

export type PageAnswer =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly reply: CachedReply;
      /** How old it is where it may be wrong by now. */
      readonly ageMs?: number;
    }
  | { readonly kind: 'moved'; readonly status: number; readonly location: string };

/** Renders pages and keeps them by what they were asked for, until something on them changes. */
export class PageDocuments {
  readonly #flight = new SingleFlight<PageAnswer>();
  readonly #deps: Dependencies;
  readonly #routes: ReadonlyMap<string, BoundRoute>;
  readonly #build: StorefrontBuild;
  readonly #texts: PublishedTexts;

  constructor(
    deps: Dependencies,
    routes: ReadonlyMap<string, BoundRoute>,
    build: StorefrontBuild,
    texts: PublishedTexts,
  ) {
    this.#deps = deps;
    this.#routes = routes;
    this.#build = build;
    this.#texts = texts;
  }

  async read(request: PageRequest): Promise<PageAnswer> {
    const { replyCache } = this.#deps;
    // Parameters that the page does not read are known as such once it was rendered.
    const facts = replyCache.get(factsKey(request.path), 'plain')?.page;
    const query = writePageQuery(request.query, facts?.queryNames ?? null);
    const kept = replyCache.get(pageKeyOf(request, query), roomOf(query));
    if (!kept) return this.#renderOnce(request, query).catch(this.#lastResort(request));
    if (replyCache.isStale(kept)) {
      // Purged softly: nobody waits for the new one.
      this.#renderOnce(request, query).catch((error: unknown) =>
        this.#deps.log.warn({ error: describeError(error) }, 'a page was not rendered anew'),
      );
    }
    return { kind: 'page', status: 200, reply: kept };
  }

  /** Answers an error with the page as it was, where nothing newer can be made. */
  #lastResort(request: PageRequest): (error: unknown) => PageAnswer {
    return (error) => {
      const { replyCache } = this.#deps;
      if (!isDatabaseAway(error)) throw error;
      const facts = replyCache.lastResort(factsKey(request.path), 'plain')?.reply.page;
      const query = writePageQuery(request.query, facts?.queryNames ?? null);
      const stale = replyCache.lastResort(pageKeyOf(request, query), roomOf(query));
      if (!stale) throw error;
      return { kind: 'page', status: 200, ...stale };
    };
  }

  /** Renders a page whether it is kept or not, and answers nobody. */
  async renew(request: PageRequest): Promise<void> {
    await this.#renderOnce(request, writePageQuery(request.query, null));
  }

  #renderOnce(request: PageRequest, query: string): Promise<PageAnswer> {
    // What is being rendered since before a purge is not for those who ask after it.
    const flight = `${String(this.#deps.replyCache.generation)} ${pageKeyOf(request, query)}`;
    return this.#flight.run(flight, () => this.#render(request, query));
  }

  async #render(request: PageRequest, query: string) {
    const deps = this.#deps;
    const { path, language, scheme, requestId, ip } = request;
    const { generation } = deps.replyCache;
    const pageClient = createPageClient(deps, this.#routes, { language, requestId, ip });
    const { client } = pageClient;
    const page = await this.#build.render({
      path: query === '' ? path : `${path}?${query}`,
      language,
      market: deps.market.code,
      client,
      config: nobodysConfig(await client.get('config', {})),
      assets: this.#build.assets,
      publicUrl: deps.environment.publicUrl,
      publish: (text) => this.#texts.publish(language, text),
      scheme,
    });
    const { status, location, css = '', canonical = null, queryNames = null } = page;
    if (location !== undefined) {
      return { value: { kind: 'moved', status, location } as const, shared: true };
    }
    const used = pageClient.surrogateKeys();
    // Nothing purges what is missing when it appears, so it is nobody's to keep.
    const shared = used !== null && status === 200;
    const keys = shared ? [pageKey, ...used] : [];
    const policy = this.#build.policyFor(css);
    const facts = { canonical, queryNames, policy };
    const plain = {
      ...packReply(htmlType, page.html, keys, pageClient.lifeMs()),
      page: facts,
      path,
    };
    // A page that reads a query without saying what of it may be anything.
    const isKept = shared && (query === '' || queryNames !== null);
    const reply = isKept ? await packedAlone(plain) : packedQuickly(plain);
    if (isKept) this.#keep(request, query, reply, generation);
    return { value: { kind: 'page', status, reply } as const, shared };
  }

  #keep(request: PageRequest, asked: string, reply: CachedReply, generation: number): void {
    const { replyCache } = this.#deps;
    replyCache.put(pageKeyOf(request, asked), roomOf(asked), reply, generation);
    const queryNames = reply.page?.queryNames ?? null;
    // Filters empty facets, which a list then names no more: only the whole list tells what it reads.
    if (asked !== '' || queryNames === null) return;
    const facts = packReply(htmlType, '', reply.surrogateKeys, longestLifeMs);
    const noted = { ...facts, ...(reply.page && { page: reply.page }) };
    replyCache.put(factsKey(request.path), 'plain', noted, generation);
  }
}

type Config = Reply<Endpoints['config']>;
const configs = new WeakMap<Config, Config>();

/** Pages are kept for everybody: what is one visitor's is left out. The same reply gives the same object. */
function nobodysConfig(config: Config): Config {
  const known = configs.get(config) ?? { ...config, csrfToken: '', user: null };
  configs.set(config, known);
  return known;
}

const roomOf = (query: string): Room => (query === '' ? 'plain' : 'asked');
const factsKey = (path: string): string => JSON.stringify(['page-facts', path]);
const pageKeyOf = ({ path, language, scheme }: PageRequest, query: string): string =>
  JSON.stringify(['page', language, scheme, path, query]);
