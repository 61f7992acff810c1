import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { BookDifference } from './book-difference.tsx';
import type { Stocktake, StocktakeBin } from './stocktakes.ts';

/** Bins of a stocktake: who counted, who counted again, what is to be booked. */
export function BinTable({ stocktake: { id, bins } }: { readonly stocktake: Stocktake }) {
  const t = usePhrases('stocktakes');
  const [booked, setBooked] = useState<StocktakeBin | null>(null);
  return (
    <>
      <table className="plain-table">
        <thead>
          <tr>
            {(['bin', 'state', 'countedBy', 'recountedBy', 'act'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.id}>
              <th scope="row">{bin.code}</th>
              <td>{[t(`status_${bin.status}`), bin.reason].filter(Boolean).join(' · ')}</td>
              <td>{bin.countedBy}</td>
              <td>{bin.recountedBy}</td>
              <td>
                {bin.status === 'to_book' && bin.differences.length > 0 && (
                  <Button onClick={() => setBooked(bin)}>{t('book')}</Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {booked && <BookDifference id={id} bin={booked} onClose={() => setBooked(null)} />}
    </>
  );
}
