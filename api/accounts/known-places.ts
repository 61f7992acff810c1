import type { Dependencies } from '../platform/dependencies.ts';
import { limitedNetwork } from '../platform/http/client-address.ts';
import type { RequestContext } from '../platform/http/request.ts';

/** The network and the browser of a request; neither can be read from what is stored. */
function placesOf({ cipher }: Dependencies, { ip, visitorHash }: RequestContext): Buffer[] {
  const network = cipher.digest(`login-network\0${limitedNetwork(ip)}`);
  if (visitorHash === null) return [network];
  return [network, cipher.digest(`login-browser\0${visitorHash.toString('hex')}`)];
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
