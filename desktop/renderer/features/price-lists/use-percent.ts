import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-phrases.ts';

/** Writes a change in percent with its sign, such as `−10 %`. */
export function usePercent(): (percent: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    });
    return (percent) => format.format(percent / 100);
  }, [language]);
}
