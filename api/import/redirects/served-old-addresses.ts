import { oldAddressKey, refuseHops } from '#core/import/old-address.ts';
import { oldAddresses } from '#core/import/old-addresses.ts';
import { words as cs } from '#core/phrases/cs/resources/old-addresses.ts';
import { words as ro } from '#core/phrases/ro/resources/old-addresses.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/resources/serve.ts';
import { findHops } from './find-hops.ts';

/** Redirects, kept by staff: each one hop, never a loop. */
export const servedOldAddresses = serve(oldAddresses, {
  said: { cs, ro },
  order: ['path'],
  guarded: { old_addresses_one_hop: 'target' },
  async permit(trx, _deps, { id, path, target }) {
    const [from, to] = [String(path), String(target)];
    const key = oldAddressKey(from);
    if (key !== from) throw new FieldRefusal({ path: ['redirect_not_address'] });
    const { isOld, isTarget } = await findHops(trx, [{ from, to }], Number(id ?? 0));
    const refused = refuseHops({ from, to }, isOld, isTarget);
    if (refused !== null) throw new FieldRefusal({ target: [refused] });
  },
});
