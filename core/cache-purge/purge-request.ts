import { accept, refuse, type Result } from '../shared/result.ts';

export const purgeModes = ['key', 'url', 'full'] as const;
export type PurgeMode = (typeof purgeModes)[number];

/** Surrogate keys of every page and every answered call; purged where none is named (SPECIFICATION 7). */
export const defaultPurgeKey = 'html endpoint';

/** Keys that the CDN takes in one request (DECISIONS "Outside services"). */
const keysPerPurge = 256;

/** What somebody asks to be purged, as it came. */
export interface PurgeRequest {
  readonly mode: PurgeMode;
  /** Each may name several keys with spaces between, as the header of an answer does. */
  readonly keys: readonly string[];
  readonly url: string | null;
  /** True where the old answer may be shown until the new one is made. */
  readonly softPurge: boolean;
}

/** What is purged, in the words of the CDN. */
export type Purge =
  | { readonly mode: 'key'; readonly keys: readonly string[]; readonly soft: boolean }
  | { readonly mode: 'url'; readonly url: string; readonly soft: boolean }
  | { readonly mode: 'full' };

/**
 * Why a purge is refused: the CDN has no soft purge of everything; a key has letters that no header
 * takes; an address is none, or of another shop.
 */
export type PurgeRefusal = 'soft_full_purge' | 'invalid_purge_key' | 'invalid_url' | 'foreign_url';

// A header carries printable ASCII; Fastly takes keys of up to 1024 characters.
const key = /^[\x21-\x7e]{1,1024}$/;

/**
 * Reads what shall be purged (T-PLAT-3). `shopUrl` is the shop's own address: only its own pages
 * can be purged by address; a path alone is taken as one of them. Keys are taken once each, in order.
 */
export function readPurge(request: PurgeRequest, shopUrl: string): Result<Purge, PurgeRefusal> {
  const { mode, softPurge: soft } = request;
  if (mode === 'full') return soft ? refuse('soft_full_purge') : accept({ mode });
  if (mode === 'url') {
    const url = addressOf(request.url ?? '', shopUrl);
    return url.ok ? accept({ mode, url: url.value, soft }) : url;
  }
  const named = request.keys.flatMap((text) => text.split(/\s+/)).filter((part) => part !== '');
  const keys = [...new Set(named.length > 0 ? named : defaultPurgeKey.split(' '))];
  return keys.every((each) => key.test(each))
    ? accept({ mode, keys, soft })
    : refuse('invalid_purge_key');
}

const urlParts = /^(https?):\/\/([^/?#]+)([^#\s]*)$/i;

/** Whole address of one of the shop's own pages, without what stands behind `#`. */
function addressOf(text: string, shopUrl: string): Result<string, PurgeRefusal> {
  const given = text.trim().replace(/#.*$/, '');
  const shop = urlParts.exec(shopUrl);
  if (!shop) throw new Error('the address of the shop is not one');
  const origin = `${shop[1] ?? ''}://${shop[2] ?? ''}`;
  if (/^\/(?!\/)\S*$/.test(given)) return accept(origin + given);
  const [, , host, path] = urlParts.exec(given) ?? [];
  if (host === undefined || path === undefined) return refuse('invalid_url');
  if (host.toLowerCase() !== shop[2]?.toLowerCase()) return refuse('foreign_url');
  return accept(`${origin}${path === '' ? '/' : path}`);
}

/** Parts of at most 256 keys, in order (T-PLAT-3: 600 are 256, 256 and 88). */
export function purgeBatches(keys: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  for (let start = 0; start < keys.length; start += keysPerPurge) {
    batches.push(keys.slice(start, start + keysPerPurge));
  }
  return batches;
}
