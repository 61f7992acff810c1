import { usePhrases } from '../i18n/use-phrases.ts';
import { Button } from './button.tsx';

interface ListPagesProps {
  readonly offset: number;
  /** Rows of a page. */
  readonly size: number;
  /** Rows of all pages. */
  readonly count: number;
  readonly onTurn: (offset: number) => void;
}

/** Turns the pages of a short list; nothing where there is one page. */
export function ListPages({ offset, size, count, onTurn }: ListPagesProps) {
  const t = usePhrases('frame');
  if (count <= size) return null;
  return (
    <p className="list-pages">
      <Button disabled={offset === 0} onClick={() => onTurn(Math.max(0, offset - size))}>
        {t('previousPage')}
      </Button>
      <span>{t('pageOf', { from: offset + 1, to: Math.min(offset + size, count), count })}</span>
      <Button disabled={offset + size >= count} onClick={() => onTurn(offset + size)}>
        {t('nextPage')}
      </Button>
    </p>
  );
}
