import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SearchSelect } from '../../../ui/search-select.tsx';
import { ProductPicker } from '../../../ui/catalogue/product-picker.tsx';
import { FindFamilies, noFamily } from '../../../ui/catalogue/find-families.tsx';
import { seoKinds, type SeoSubject } from './seo-subject.ts';

interface AddSeoProps {
  readonly onChoose: (subject: SeoSubject) => void;
  readonly onClose: () => void;
}

/** Chooses what texts are to be written for: a category, a family or a variant. */
export function AddSeo({ onChoose, onClose }: AddSeoProps) {
  const t = usePhrases('seoTexts');
  const [kind, setKind] = useState<SeoSubject['subjectKind']>('category');
  const choose = (subjectId: number, name: string) =>
    onChoose({ subjectKind: kind, subjectId, name });
  return (
    <Panel title={t('add')} onClose={onClose} takesFocus>
      <SelectField
        label={t('kind')}
        value={kind}
        onChange={({ target }) =>
          setKind(seoKinds.find((one) => one === target.value) ?? 'category')
        }
      >
        {seoKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kind_${one}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'category' && <CategoryChoice onChoose={choose} />}
      {kind === 'meta_master' && (
        <FindFamilies
          label={t('kind_meta_master')}
          except={noFamily}
          chosen={null}
          onChoose={({ id, name }) => choose(id, name)}
        />
      )}
      {kind === 'master_product' && (
        <ProductPicker
          label={t('kind_master_product')}
          picked={null}
          onPick={({ id, name }) => choose(id, name)}
          except={0}
        />
      )}
    </Panel>
  );
}

function CategoryChoice({ onChoose }: { readonly onChoose: (id: number, name: string) => void }) {
  const t = usePhrases('seoTexts');
  const { data } = useQuery({
    queryKey: ['type-categories'],
    queryFn: ({ signal }) => client.get('type-categories', {}, { signal }),
  });
  const options = (data?.results ?? []).map(({ id, name, urlPath }) => ({
    id,
    label: name,
    detail: urlPath,
  }));
  return (
    <SearchSelect
      label={t('kind_category')}
      options={options}
      value={null}
      onChange={(id) => {
        const chosen = options.find((one) => one.id === id);
        if (chosen) onChoose(chosen.id, chosen.label);
      }}
    />
  );
}
