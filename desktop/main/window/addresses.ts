import { appOrigin } from '../../shared/places.ts';

/** Whether the window may show this address: the back office itself and nothing else. */
export function isOfficeAddress(address: string): boolean {
  return address === appOrigin || address.startsWith(`${appOrigin}/`);
}

/** Hosts that a link of the back office may open in the person's browser, beside the shop itself. */
const knownHosts: ReadonlySet<string> = new Set([
  'adisspr.mfcr.cz',
  'ares.gov.cz',
  'www.imei.info',
  'www.justice.cz',
  'www.mfinante.gov.ro',
]);

/**
 * Whether the system's browser may be handed this address. openExternal starts whatever program a scheme belongs to,
 * so only https to known hosts passes (http where the shop itself runs on this machine).
 */
export function isOutsideAddress(address: string, shopUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return origin === shopUrl || (protocol === 'https:' && knownHosts.has(hostname));
}
