import { useState } from 'react';
import { variantRows } from '#core/catalog/new-product.ts';
import { TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { SearchMultiSelect } from '../../ui/search-multi-select.tsx';
import { withProposed } from './draft-product.ts';
import type { Choices, NewProduct } from './use-new-product.ts';

interface VariantAxesProps {
  readonly form: NewProduct;
  readonly choices: Choices;
}

/** What variants differ by; rows of the table are made of it, each once. */
export function VariantAxes({ form, choices }: VariantAxesProps) {
  const t = usePhrases('newProduct');
  const language = useLanguage();
  const [groups, setGroups] = useState('');
  const [colorIds, setColorIds] = useState<readonly number[]>([]);
  const [price, setPrice] = useState('');
  const [quantity, setQuantity] = useState('');
  const { family, variants } = form.product;
  const colors = choices.colors.filter(({ id }) => colorIds.includes(id));
  const propose = () => {
    const there = form.joined?.masterProducts ?? [];
    const proposed = variantRows(family, { groups: groups.split(/[,;\n]/), colors }).filter(
      ({ groupName, colorValueId }) =>
        !there.some((one) => one.groupName === groupName && one.colorValueId === colorValueId),
    );
    form.setVariants(withProposed(variants, proposed, { price, quantity }));
  };
  return (
    <fieldset className="new-product-fields">
      <legend>{t('variants')}</legend>
      <TextField
        label={t('groups')}
        help={t('groupsHelp')}
        value={groups}
        onChange={({ target }) => setGroups(target.value)}
      />
      <SearchMultiSelect
        label={t('colors')}
        options={choices.colors.map(({ id, nameCs, nameRo }) => ({
          id,
          label: language === 'cs' ? nameCs : nameRo,
        }))}
        value={colorIds}
        onChange={setColorIds}
      />
      <TextField
        label={t('commonPrice')}
        inputMode="numeric"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <TextField
        label={t('commonQuantity')}
        inputMode="numeric"
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <Button icon="plus" onClick={propose}>
        {t('propose')}
      </Button>
    </fieldset>
  );
}
