const pods = (prefix: string, region: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${region}-pod${String(at + 1)}.apple.com`);

/**
 * Hosts that Apple names for merchant validation, in production and for tests:
 * https://developer.apple.com/documentation/applepayontheweb/setting-up-your-server
 */
const hosts: ReadonlySet<string> = new Set([
  'apple-pay-gateway.apple.com',
  'cn-apple-pay-gateway.apple.com',
  'apple-pay-gateway-cert.apple.com',
  'cn-apple-pay-gateway-cert.apple.com',
  ...pods('apple-pay-gateway', 'nc', 5),
  ...pods('apple-pay-gateway', 'pr', 5),
  ...pods('cn-apple-pay-gateway', 'sh', 3),
  ...pods('cn-apple-pay-gateway', 'tj', 3),
]);

/**
 * The address as an URL where it is one of Apple's own, over https and nothing else; null otherwise.
 * It comes from a browser: what asked it of any host would let strangers look around inside.
 */
export function appleAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.port === '' && url.username === '' && url.password === '';
  return url.protocol === 'https:' && isPlain && hosts.has(url.hostname) ? url : null;
}
