import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../../lib/client.ts';

export type Life = Reply<Endpoints['admin-variant-life']>;
export type LifeAct =
  'publish' | 'retire' | 'bring_back' | 'copy_variant' | 'copy_family' | 'merge';

/** Does it; answers codes of what was made of it. */
export async function runAct(
  act: LifeAct,
  masterProductId: number,
  otherId: number | null,
): Promise<readonly string[]> {
  const params = { masterProductId };
  if (act === 'publish') await client.post('admin-variant-publish', { params, body: {} });
  if (act === 'bring_back') await client.post('admin-variant-bring-back', { params, body: {} });
  if (act === 'retire') {
    await client.post('admin-variant-retire', { params, body: { successorId: otherId } });
  }
  if (act === 'merge' && otherId !== null) {
    await client.post('admin-variant-merge', { params, body: { intoId: otherId } });
  }
  if (act !== 'copy_variant' && act !== 'copy_family') return [];
  const what = act === 'copy_variant' ? 'variant' : 'family';
  const { variants } = await client.post('admin-variant-duplicate', { params, body: { what } });
  return variants.map(({ code }) => code);
}
