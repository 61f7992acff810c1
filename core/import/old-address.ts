import { accept, refuse, type Result } from '../shared/result.ts';

const longest = 1_000;
/** Addresses that the program itself answers, whatever an old shop had there. */
const ours = /^\/(?:$|\?|api(?:\/|$)|assets\/|media\/)/;

export type AddressRefusal =
  'required' | 'too_long' | 'redirect_not_address' | 'redirect_ours' | 'redirect_elsewhere';

const withoutHost = (text: string): string => text.replace(/^https?:\/\/[^/?#]*/i, '');

/** Escapes written one way, however a file or a browser has written them; null where they cannot be read. */
function plain(path: string): string | null {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return null;
  }
}

/**
 * An address of the old shop as it is looked up: path and query without a host, in small letters, without a slash at its end.
 * An old shop's links are written both ways by whoever links to it.
 */
export function readOldAddress(text: string): Result<string, AddressRefusal> {
  const bare = withoutHost(text.trim()).replace(/#.*$/s, '');
  const from = bare.startsWith('/') ? bare : `/${bare}`;
  if (from.length > longest) return refuse('too_long');
  const address = oldAddressKey(from);
  if (address === null || /[\s<>"\\]/.test(from)) return refuse('redirect_not_address');
  return ours.test(address) ? refuse('redirect_ours') : accept(address);
}

/** What an address that somebody asks for is looked up by; null where it cannot be read. */
export function oldAddressKey(pathAndQuery: string): string | null {
  const [path = '', ...query] = pathAndQuery.split('?');
  const read = plain(path);
  if (read === null) return null;
  const slim = read.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return [slim.toLowerCase(), ...query].join('?');
}

/** Where an old address leads: a page of this shop, never another host. */
export function readNewAddress(text: string, ownHost: string): Result<string, AddressRefusal> {
  const typed = text.trim();
  const host = /^https?:\/\/([^/?#]*)/i.exec(typed)?.[1];
  if (host !== undefined && host.toLowerCase() !== ownHost.toLowerCase()) {
    return refuse('redirect_elsewhere');
  }
  const to = withoutHost(typed) || '/';
  if (to.length > longest) return refuse('too_long');
  if (/^\/[/\\]|^[a-z][a-z0-9+.-]*:/i.test(to)) return refuse('redirect_elsewhere');
  const address = plain(to.startsWith('/') ? to : `/${to}`);
  if (address === null || /[\s<>"\\]/.test(to)) return refuse('redirect_not_address');
  return accept(address);
}

export type HopRefusal = 'redirect_loop' | 'redirect_chain' | null;

/**
 * Whether a redirect is more than one hop: it leads to itself, to an address that leads on, or from one that another leads to.
 * `isOld` and `isTarget` know the other redirects.
 */
export function refuseHops(
  { from, to }: { readonly from: string; readonly to: string },
  isOld: (address: string) => boolean,
  isTarget: (address: string) => boolean,
): HopRefusal {
  const target = oldAddressKey(to.replace(/#.*$/s, ''));
  if (target === from) return 'redirect_loop';
  const leadsOn = target !== null && isOld(target);
  return leadsOn || isTarget(from) ? 'redirect_chain' : null;
}
