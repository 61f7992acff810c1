import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address that limits count by. `X-Forwarded-For` is believed only as far as the shop's own
 * proxies wrote it: with two of them, the second entry from the end.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return plain(direct);
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => plain(entry.trim()));
  const entry = chain.at(-trustedProxies) ?? '';
  return isIPv4(entry) || isIPv6(entry) ? entry : plain(direct);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** One household holds a whole IPv6 /64, so that is what a limit counts. */
export function limitedNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail?.split(':') ?? []),
  ];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
