import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { missingParts } from '#core/service/missing-parts.ts';
import { groupBy } from '#core/shared/group-by.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { newLine, type LineDraft } from './line-draft.ts';

type Part = Reply<Endpoints['admin-repair-needed-parts']>['parts'][number];

interface NeededPartsProps {
  readonly repairId: number;
  readonly lines: readonly LineDraft[];
  readonly onAdd: (lines: readonly LineDraft[]) => void;
}

/** What the written operations take from the stock and is no line yet; the price of an operation has it within. */
export function NeededParts({ repairId, lines, onAdd }: NeededPartsProps) {
  const t = usePhrases('repairs');
  const { data } = useQuery({
    queryKey: ['repair-needed-parts', repairId],
    // Stock that lies free changes all day.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await client.get('admin-repair-needed-parts', { params: { id: repairId } }, { signal }))
        .parts,
  });
  const missing = missingParts(lines, data ?? []);
  if (missing.length === 0) return null;
  return (
    <div role="group" aria-label={t('neededParts')} className="repair-needed">
      <p>{t('neededParts')}</p>
      <ul>
        {[...groupBy(missing, ({ productId }) => productId)].map(([productId, pieces]) => (
          <Needed key={productId} pieces={pieces} />
        ))}
      </ul>
      <Button icon="plus" onClick={() => onAdd([...lines, ...missing.map(lineOf)])}>
        {t('addNeeded')}
      </Button>
    </div>
  );
}

/** One part, as many times as it is missing. */
function Needed({ pieces }: { readonly pieces: readonly Part[] }) {
  const t = usePhrases('repairs');
  const [part] = pieces;
  if (!part) return null;
  const count = pieces.length;
  return (
    <li>
      {t('neededPart', { name: part.name, pieces: count })}{' '}
      <span className="soft">
        {part.free >= count ? t('partFree', { count: part.free }) : t('partMissing')}
      </span>
    </li>
  );
}

const lineOf = ({ productId, name }: Part): LineDraft =>
  newLine({ kind: 'part', productId, name, price: '0' });
