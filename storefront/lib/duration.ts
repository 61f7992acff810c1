import { countdownParts } from '#core/catalog/limited-offer.ts';
import { useText, type Text } from '../i18n/text.ts';

/** A length of time in its two largest parts, never less than a minute: "2 dny 5 hodin". */
export function durationText(ms: number, t: Text<'duration'>): string {
  const { days, hours, minutes } = countdownParts(ms);
  const parts = [
    days > 0 && t('days', { count: days }),
    hours > 0 && t('hours', { count: hours }),
    days === 0 && (minutes > 0 || hours === 0) && t('minutes', { count: Math.max(1, minutes) }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Says a length of time in the visitor's language. */
export function useDuration(): (ms: number) => string {
  const t = useText('duration');
  return (ms) => durationText(ms, t);
}
