import { usePhrases } from '../../i18n/use-phrases.ts';
import type { OpenGoodsReturn } from './goods-returns.ts';

type Line = OpenGoodsReturn['lines'][number];

interface ReturnLinesProps {
  readonly lines: readonly Line[];
  /** What was scanned last, which stands first. */
  readonly lastId: number | null;
}

/** What was sold and may come back: what was scanned last, then what is still missing. */
export function ReturnLines({ lines, lastId }: ReturnLinesProps) {
  const t = usePhrases('goodsReturns');
  const rank = ({ productId, counted, expected }: Line) => {
    if (productId === lastId) return 0;
    return counted < expected ? 1 : 2;
  };
  return (
    <ul className="receiving-lines" aria-label={t('lines')}>
      {lines
        .toSorted((a, b) => rank(a) - rank(b))
        .map((line) => (
          <LineRow key={line.productId} line={line} isLast={line.productId === lastId} />
        ))}
    </ul>
  );
}

function LineRow({ line, isLast }: { readonly line: Line; readonly isLast: boolean }) {
  const t = usePhrases('goodsReturns');
  const { code, counted, damaged, ean, expected, grade, name, secondGrade, serialEnds } = line;
  const isDone = expected > 0 && counted >= expected;
  const state = [isLast && 'is-last', isDone && 'is-done'].filter(Boolean);
  const details = [code, ean, grade, ...serialEnds.map((end) => `…${end}`)];
  return (
    <li className={['receiving-line', ...state].join(' ')}>
      <strong className="receiving-count">
        {expected > 0 ? t('ofExpected', { counted, expected }) : t('justCounted', { counted })}
      </strong>
      <span>
        {name}
        <small className="soft"> {details.filter(Boolean).join(' · ')}</small>
      </span>
      {secondGrade > 0 && <strong>{t('secondCount', { count: secondGrade })}</strong>}
      {damaged > 0 && <strong>{t('damagedCount', { count: damaged })}</strong>}
    </li>
  );
}
