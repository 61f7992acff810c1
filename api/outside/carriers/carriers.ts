import type { CarrierCode } from '#core/deliveries/carriers.ts';
import { readSeller } from '../../platform/seller/read-seller.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { circuitOf, fetchThrough } from '../circuit.ts';
import type { Carrier } from './carrier.ts';
import { createGls } from './gls.ts';
import { createPacketa } from './packeta.ts';
import { createSameday } from './sameday.ts';
import { playGls } from './sandbox/gls-sandbox.ts';
import { playPacketa } from './sandbox/packeta-sandbox.ts';
import { playSameday } from './sandbox/sameday-sandbox.ts';

/** The real carrier where it is set up, its sandbox otherwise; either behind the circuit of its code. */
export function carrierOf(deps: Dependencies, code: CarrierCode, patienceMs?: number): Carrier {
  const { environment, market } = deps;
  const country = market.code;
  const waits = patienceMs === undefined ? {} : { patienceMs };
  const through = (send: typeof fetch) => fetchThrough(circuitOf(deps, code), send);
  switch (code) {
    case 'packeta':
      return createPacketa(
        environment.packeta
          ? { ...environment.packeta, country, isSandbox: false, fetch: through(fetch), ...waits }
          : { ...playedPacketa, country, fetch: through(playPacketa(deps, country)), ...waits },
      );
    case 'gls':
      return createGls({
        ...(environment.gls
          ? { ...environment.gls, isSandbox: false }
          : { username: 'sandbox', password: 'sandbox', isSandbox: true }),
        fetch: through(environment.gls ? fetch : playGls(deps)),
        country,
        sender: () => senderOf(deps, environment.gls?.clientNumber ?? 100_000_001),
        ...waits,
      });
    case 'sameday':
      return createSameday(
        environment.sameday
          ? { ...environment.sameday, isSandbox: false, fetch: through(fetch), ...waits }
          : { ...playedSameday, fetch: through(playSameday(deps)), ...waits },
      );
  }
}

const playedPacketa = { password: 'sandbox', apiKey: 'sandbox', eshop: 'sandbox', isSandbox: true };
const playedSameday = { username: 'sandbox', password: 'sandbox', pickupPoint: 1, isSandbox: true };

/** Whether a carrier can be used: it is set up, or may be played. A real shop has no played ones. */
export const isCarrierThere = (
  { environment }: Pick<Dependencies, 'environment'>,
  code: CarrierCode,
): boolean => environment[code] !== undefined || environment.showsSamples;

/** Whether a carrier is played here, without asking it. */
export const isPlayed = (
  { environment }: Pick<Dependencies, 'environment'>,
  code: CarrierCode,
): boolean => environment[code] === undefined;

async function senderOf({ knex, environment }: Dependencies, clientNumber: number) {
  const { name, street, city, postcode, country, eMail, phone } = await readSeller(
    knex,
    environment,
  );
  return { clientNumber, name, street, city, postcode, country, eMail, phone };
}
