import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import type { SearchOption } from '../../ui/search-select.tsx';
import type { FieldWords } from './save-category.ts';
import { useDeviceTypes, useManufacturers } from './use-category-tree.ts';

/** Says fields and values of a category, for the choice between mine and theirs. */
export function useFieldWords(parents: readonly SearchOption[]): FieldWords {
  const t = usePhrases('categories');
  const frame = usePhrases('frame');
  const language = useLanguage();
  const manufacturers = useManufacturers().data ?? [];
  const types = useDeviceTypes(language).data ?? [];
  const nameOfManufacturer = (id: number) =>
    manufacturers.find((one) => one.id === id)?.name ?? String(id);
  return {
    label: (field) => t(field === 'photoId' ? 'photo' : field),
    value: (field, written) => {
      const value = written[field];
      if (typeof value === 'boolean') return frame(value ? 'yes' : 'no');
      if (field === 'parent') return parents.find(({ id }) => id === value)?.label ?? '';
      if (field === 'typeDevice') return types.find(({ id }) => id === value)?.name ?? '';
      if (field === 'manufacturers') {
        return new Intl.ListFormat(language).format(written.manufacturers.map(nameOfManufacturer));
      }
      if (field === 'meilisearchBoost') return String(value).replace('.', ',');
      return value === null ? '' : String(value);
    },
  };
}
