import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { GoodsReturns } from './goods-returns.ts';

interface ExpectedReturnsProps {
  readonly expected: GoodsReturns['expected'];
  readonly onScan: (text: string) => void;
}

/** What customers announced and what the carrier brings back; a label that cannot be read is chosen here. */
export function ExpectedReturns({ expected, onScan }: ExpectedReturnsProps) {
  const t = usePhrases('goodsReturns');
  const moment = useMoment();
  if (expected.length === 0) {
    return <EmptyState title={t('noneExpected')}>{t('noneExpectedText')}</EmptyState>;
  }
  return (
    <table className="plain-table">
      <caption>{t('expectedOnes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order')}</th>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('pieces')}</th>
          <th scope="col">{t('since')}</th>
          <th scope="col">{t('act')}</th>
        </tr>
      </thead>
      <tbody>
        {expected.map(({ orderNumber, parcelNumber, kind, pieces, since }) => (
          <tr key={`${orderNumber} ${parcelNumber ?? ''} ${since}`}>
            <th scope="row">{[orderNumber, parcelNumber].filter(Boolean).join(' · ')}</th>
            <td>{t(`kind_${kind}`)}</td>
            <td>{pieces}</td>
            <td>{moment(since)}</td>
            <td>
              <Button onClick={() => onScan(parcelNumber ?? orderNumber)}>
                {t('begin', { number: parcelNumber ?? orderNumber })}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
