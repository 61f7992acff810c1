import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import type { OpenGoodsReturn } from './goods-returns.ts';
import { ReturnLines } from './return-lines.tsx';

interface OpenReturnProps {
  readonly open: OpenGoodsReturn;
  readonly lastId: number | null;
  readonly onScan: (text: string) => void;
}

/** The return that lies on the desk: why it came, what of it is there, and in what condition the next piece is. */
export function OpenReturn({ open, lastId, onScan }: OpenReturnProps) {
  const t = usePhrases('goodsReturns');
  const undo = usePhrases('scanning')('undo');
  const { condition, kind, lines, orderNumber, parcelNumber } = open;
  return (
    <>
      <h2 className="pick-large">
        {[t(`kind_${kind}`), orderNumber, parcelNumber].filter(Boolean).join(' · ')}
      </h2>
      {condition !== 'sellable' && (
        <p className="pick-banner is-notice">{t(`next_${condition}`)}</p>
      )}
      <ReturnLines lines={lines} lastId={lastId} />
      <div className="pick-acts">
        <Button onClick={() => onScan('CMD-UNDO')}>{undo}</Button>
        <Button aria-pressed={condition === 'second_grade'} onClick={() => onScan('CMD-SECOND')}>
          {t('secondGrade')}
        </Button>
        <Button aria-pressed={condition === 'damaged'} onClick={() => onScan('CMD-DAMAGED')}>
          {t('damaged')}
        </Button>
        <Button kind="primary" onClick={() => onScan('CMD-FINISH')}>
          {t('finish')}
        </Button>
      </div>
    </>
  );
}
