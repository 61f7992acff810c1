import { usePhrases } from '../../i18n/use-phrases.ts';
import type { Delivery, DeliveryLine } from './receiving.ts';

interface DeliveryLinesProps {
  readonly delivery: Delivery;
  /** What was scanned last, which stands first. */
  readonly lastId: number | null;
}

/** Things of a delivery, counted against what was ordered: what was scanned last, then what is missing. */
export function DeliveryLines({ delivery: { lines, orderId }, lastId }: DeliveryLinesProps) {
  const t = usePhrases('receiving');
  const rank = ({ productId, counted, expected }: DeliveryLine) => {
    if (productId === lastId) return 0;
    return counted < expected ? 1 : 2;
  };
  const inOrder = lines.toSorted((a, b) => rank(a) - rank(b));
  return (
    <ul className="receiving-lines" aria-label={t('lines')}>
      {inOrder.map((line) => (
        <LineRow
          key={line.productId}
          line={line}
          isOrdered={orderId !== null}
          isLast={line.productId === lastId}
        />
      ))}
    </ul>
  );
}

interface LineRowProps {
  readonly line: DeliveryLine;
  readonly isOrdered: boolean;
  readonly isLast: boolean;
}

function LineRow({ line, isOrdered, isLast }: LineRowProps) {
  const t = usePhrases('receiving');
  const { code, counted, damaged, ean, expected, name, serialEnds } = line;
  const state = [isLast && 'is-last', isOrdered && counted >= expected && 'is-done'];
  const more = counted - expected;
  return (
    <li className={['receiving-line', ...state.filter(Boolean)].join(' ')}>
      <strong className="receiving-count">
        {isOrdered ? t('ofExpected', { counted, expected }) : t('justCounted', { counted })}
      </strong>
      <span>
        {name}
        <small className="soft">
          {' '}
          {[code, ean, ...serialEnds.map((end) => `…${end}`)].filter(Boolean).join(' · ')}
        </small>
      </span>
      {isOrdered && more > 0 && <strong>{t('isSurplus', { count: more })}</strong>}
      {damaged > 0 && <strong>{t('isDamaged', { count: damaged })}</strong>}
    </li>
  );
}
