import { usePhrases } from '../../i18n/use-phrases.ts';

/** Says seconds in the two greatest units that matter on the floor. */
export function useDuration(): (seconds: number) => string {
  const t = usePhrases('controlRoom');
  return (seconds) => {
    const minutes = Math.max(0, Math.floor(seconds / 60));
    const hours = Math.floor(minutes / 60);
    if (hours === 0) return t('minutes', { minutes });
    if (hours < 48) return t('hours', { hours, minutes: minutes % 60 });
    return t('days', { days: Math.floor(hours / 24), hours: hours % 24 });
  };
}

/** Says how old something was when the numbers were read. */
export function useAge(readAt: number): (iso: string) => string {
  const say = useDuration();
  return (iso) => say((readAt - Date.parse(iso)) / 1000);
}
