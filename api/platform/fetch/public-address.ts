import { BlockList, isIP } from 'node:net';

/** Networks of nobody outside (IANA's registries of special-purpose addresses), and those that lead to others. */
const closed4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const closed6: readonly (readonly [string, number])[] = [
  // Teredo, benchmarks, ORCHID and documentation; 6to4 and SRv6, which carry other addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, bits] of closed4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of closed6) closed.addSubnet(net, bits, 'ipv6');
/** All of IPv6 that is anybody's; loopback, private, mapped, translated and link-local lie outside of it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet; what is no address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
