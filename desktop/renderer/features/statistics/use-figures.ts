import { formatMoney } from '#core/shared/money.ts';
import { useLanguage } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';

/** How numbers of the statistics are written in the language and the market. */
interface FigureWriter {
  /** Of hundredths of the market's unit, in whole ones. */
  readonly money: (hundredths: number) => string;
  readonly count: (count: number) => string;
  /** Of whole percent. */
  readonly percent: (percent: number) => string;
  /** The same with its sign. */
  readonly change: (percent: number) => string;
}

export function useFigures(): FigureWriter {
  const language = useLanguage();
  const { market } = useConfig();
  const counts = new Intl.NumberFormat(language);
  const shares = new Intl.NumberFormat(language, { style: 'percent' });
  const changes = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return {
    money: (hundredths) => formatMoney(hundredths / 100, market),
    count: (count) => counts.format(count),
    percent: (percent) => shares.format(percent / 100),
    change: (percent) => changes.format(percent / 100),
  };
}
