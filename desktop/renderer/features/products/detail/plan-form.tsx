import { useId } from 'react';
import { plannedPrices } from '#core/catalog/stock-resources.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useResourceWords } from '../../../i18n/use-phrases.ts';
import { Button } from '../../../ui/button.tsx';
import { PriceNotes } from '../../../ui/catalogue/price-notes.tsx';
import { resourceCalls } from '../../../ui/resource/resource-calls.ts';
import { initialOf, resourceFields } from '../../../ui/resource/resource-fields.ts';
import { RowForm, type RowValues } from '../../../ui/row-form.tsx';
import { useRowForm } from '../../../ui/use-row-form.ts';

const { save } = resourceCalls(plannedPrices);

interface PlanFormProps {
  readonly item: Reply<Endpoints['admin-product']>;
  readonly onSaved: () => void;
}

/** Plans a price of one stock item, with what it means said before it is saved. */
export function PlanForm({ item, onSaved }: PlanFormProps) {
  const words = useResourceWords(plannedPrices.table);
  const id = useId();
  const fields = resourceFields(plannedPrices, words, {}, '').filter(
    ({ name }) => name !== 'productId',
  );
  const { form, isSaved } = useRowForm({
    fields,
    row: null,
    initial: initialOf(plannedPrices),
    save: (_, values: RowValues) => save(null, { ...values, productId: item.id }),
    onSaved,
  });
  return (
    <div className="product-form">
      <RowForm id={id} fields={fields} form={form} isSaved={isSaved}>
        {({ price = '' }) => price !== '' && <PriceNotes item={item} typed={price} />}
      </RowForm>
      <Button type="submit" form={id} busy={form.isSending}>
        {words.add}
      </Button>
    </div>
  );
}
