import { usePhrases } from '../i18n/use-phrases.ts';

/** How a place is called: a store by its name, the warehouse, which the API names by its code, in words. */
export function usePlaceName(): (name: string) => string {
  const t = usePhrases('screens');
  return (name) => (name === 'warehouse' ? t('groupWarehouse') : name);
}
