import { usePhrases } from '../../i18n/use-phrases.ts';
import type { Transfer, TransferLine } from './transfers.ts';

interface TransferLinesProps {
  readonly transfer: Transfer;
  /** What was scanned last, which stands first. */
  readonly lastId: number | null;
}

/** Things of a transfer: what was scanned last, then what is still to come. */
export function TransferLines({ transfer: { lines, status }, lastId }: TransferLinesProps) {
  const t = usePhrases('transfers');
  const rank = ({ productId, received, sent }: TransferLine) => {
    if (productId === lastId) return 0;
    return received < sent ? 1 : 2;
  };
  const inOrder = lines.toSorted((a, b) => rank(a) - rank(b));
  const isReceived = status === 'on_way' || status === 'closed';
  return (
    <ul className="receiving-lines" aria-label={t('lines')}>
      {inOrder.map(({ productId, code, damaged, ean, name, received, sent, serialEnds }) => {
        const state = [
          productId === lastId && 'is-last',
          isReceived && received >= sent && 'is-done',
        ];
        return (
          <li key={productId} className={['receiving-line', ...state.filter(Boolean)].join(' ')}>
            <strong className="receiving-count">
              {isReceived ? t('ofSent', { received, sent }) : t('pieces', { count: sent })}
            </strong>
            <span>
              {name}
              <small className="soft">
                {' '}
                {[code, ean, ...serialEnds.map((end) => `…${end}`)].filter(Boolean).join(' · ')}
              </small>
            </span>
            {status === 'closed' && received < sent && (
              <strong>{t('isShort', { count: sent - received })}</strong>
            )}
            {damaged > 0 && <strong>{t('isDamaged', { count: damaged })}</strong>}
          </li>
        );
      })}
    </ul>
  );
}
