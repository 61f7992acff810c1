import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { limitedNetwork } from '../platform/http/client-address.ts';
import type { RequestContext } from '../platform/http/request.ts';

/** The network and the browser of a request; neither can be read from what is stored. */
const networkOf = ({ cipher }: Dependencies, { ip }: RequestContext): Buffer =>
  cipher.digest(`login-network\0${limitedNetwork(ip)}`);

const browserOf = ({ cipher }: Dependencies, { visitorHash }: RequestContext): Buffer | null =>
  visitorHash === null ? null : cipher.digest(`login-browser\0${visitorHash.toString('hex')}`);

function placesOf(deps: Dependencies, context: RequestContext): Buffer[] {
  const browser = browserOf(deps, context);
  return [networkOf(deps, context), ...(browser === null ? [] : [browser])];
}

/** Whether the account has been seen anywhere. */
export const hasPlaces = async (knex: Knex, userId: number): Promise<boolean> =>
  (await knex('user_known_places').where({ user_id: userId }).first('user_id')) !== undefined;

/** What of the place of a request the account has been seen at. */
export async function knownPlacesOf(
  deps: Dependencies,
  userId: number,
  context: RequestContext,
): Promise<{ readonly network: boolean; readonly browser: boolean }> {
  const known: Buffer[] = await deps
    .knex('user_known_places')
    .where({ user_id: userId })
    .whereIn('place', placesOf(deps, context))
    .pluck('place');
  const browser = browserOf(deps, context);
  return {
    network: known.some((place) => place.equals(networkOf(deps, context))),
    browser: browser !== null && known.some((place) => place.equals(browser)),
  };
}

/** Whether the holder of an account has signed in from this network or browser before. */
export async function isKnownPlace(
  deps: Dependencies,
  eMail: string,
  context: RequestContext,
): Promise<boolean> {
  const row: unknown = await deps
    .knex('user_known_places')
    .join('users', 'users.id', 'user_known_places.user_id')
    .where('users.e_mail', eMail)
    .whereIn('place', placesOf(deps, context))
    .first('user_id');
  return row !== undefined;
}

/** Remembers where somebody has signed in. */
export async function rememberPlaces(
  deps: Dependencies,
  userId: number,
  context: RequestContext,
): Promise<void> {
  const rows = placesOf(deps, context).map((place) => ({
    user_id: userId,
    place,
    signed_in_at: context.now,
  }));
  await deps
    .knex('user_known_places')
    .insert(rows)
    .onConflict(['user_id', 'place'])
    .merge(['signed_in_at']);
}
