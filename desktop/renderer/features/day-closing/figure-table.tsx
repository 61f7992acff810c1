import { moneyOf, sideOf, type DayFigure, type DaySide } from '#core/books/day-closing.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';

const sides: readonly DaySide[] = ['in', 'out', 'documents'];

interface FigureTableProps {
  readonly figures: readonly DayFigure[];
}

/** Money that came and went in a day, and the documents that were issued. */
export function FigureTable({ figures }: FigureTableProps) {
  const t = usePhrases('dayClosing');
  const isByHand = figures.some(({ line }) => line === 'refund_by_hand');
  return (
    <>
      <div className="day-sides">
        {sides.map((side) => (
          <SideTable
            key={side}
            side={side}
            figures={figures.filter(({ line }) => sideOf(line) === side)}
          />
        ))}
      </div>
      {isByHand && <p className="soft">{t('byHand')}</p>}
    </>
  );
}

interface SideTableProps extends FigureTableProps {
  readonly side: DaySide;
}

function SideTable({ figures, side }: SideTableProps) {
  const t = usePhrases('dayClosing');
  const { market } = useConfig();
  const sum = side === 'documents' ? null : moneyOf(figures, side);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t(`side_${side}`)}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.length === 0 && (
          <tr>
            <td colSpan={3}>{t('nothing')}</td>
          </tr>
        )}
        {figures.map(({ line, count, amount }) => (
          <tr key={line}>
            <th scope="row">{t(`line_${line}`)}</th>
            <td>{count}</td>
            <td>{formatMoney(amount, market)}</td>
          </tr>
        ))}
        {sum !== null && figures.length > 1 && (
          <tr>
            <th scope="row">{t('sum')}</th>
            <td />
            <td>{formatMoney(sum, market)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
