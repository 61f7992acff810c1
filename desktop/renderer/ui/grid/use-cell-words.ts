import { useMemo } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import type { CellWords } from './format-cell.ts';

/** How cells are written in the language that is spoken now. */
export function useCellWords(choiceLabel: CellWords['choiceLabel'] | undefined): CellWords {
  const t = usePhrases('grid');
  const language = useLanguage();
  const { market } = useConfig();
  return useMemo(() => {
    const said = choiceLabel ?? ((_, choice) => choice);
    return { language, market, yes: t('yes'), no: t('no'), choiceLabel: said };
  }, [t, language, market, choiceLabel]);
}
