import { writeCsvLine, byteOrderMark } from '#core/csv/write-csv.ts';
import { differencesOf } from '#core/warehouse/scan-at-receiving.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/csv-import/save-csv.ts';
import { Differences } from './close-delivery.tsx';
import { DeliveryLines } from './delivery-lines.tsx';
import type { Delivery } from './receiving.ts';

/** A receipt as it was closed, with its differences, to be kept as a file. */
export function ClosedDelivery({ delivery }: { readonly delivery: Delivery }) {
  const t = usePhrases('receiving');
  const moment = useMoment();
  const { closedAt, closedBy, id, lines, note, orderId } = delivery;
  const differences = differencesOf(lines, orderId !== null);
  const text = () => {
    const titles = ['code', 'ean', 'name', 'expected', 'counted', 'shortage', 'surplus'] as const;
    const head = writeCsvLine([...titles.map((title) => t(title)), t('damagedPieces')]);
    const rows = lines.map((line) => {
      const of = differences.find(({ productId }) => productId === line.productId);
      const known = [line.code, line.ean, line.name, line.expected, line.counted];
      return writeCsvLine([...known, of?.shortage ?? 0, of?.surplus ?? 0, line.damaged]);
    });
    return byteOrderMark + head + rows.join('');
  };
  const save = () => saveCsv(() => ({ name: `${t('fileName')}-${String(id)}.csv`, text: text() }));
  return (
    <>
      {closedAt !== null && (
        <p>{t('closedBy', { name: closedBy ?? '', moment: moment(closedAt) })}</p>
      )}
      {note !== '' && <p>{note}</p>}
      {differences.length === 0 ? (
        <p>{t('allRight')}</p>
      ) : (
        <Differences differences={differences} lines={lines} />
      )}
      <div>
        <Button onClick={() => void save()}>{t('export')}</Button>
      </div>
      <DeliveryLines delivery={delivery} lastId={null} />
    </>
  );
}
