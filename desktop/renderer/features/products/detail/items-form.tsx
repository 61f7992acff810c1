import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { grades } from '#core/buyback/grade.ts';
import { productConditions, type ProductCondition } from '#core/catalog/product-condition.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { notify } from '../../../lib/notify.ts';
import { wholeOrNone } from '../../../lib/field-rules.ts';
import { typedNumber, typedNumberOrNone } from '../../../lib/typed-number.ts';
import { useOfficeForm } from '../../../lib/use-office-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { RowField } from '../../../ui/row-field.ts';
import { RowForm, type TypedRow } from '../../../ui/row-form.tsx';

type Items = CallInput<Endpoints['admin-variant-items-add']>['body'];

export interface AddItemsProps {
  readonly variantId: number;
  /** Conditions of which alike pieces are in stock: more of those are counted at their place. */
  readonly counted: readonly ProductCondition[];
  readonly onSaved: () => void;
}

/** Used pieces one after the other, or a first count of nearly new or new ones. */
export function ItemsForm({ variantId, counted, onSaved }: AddItemsProps) {
  const t = usePhrases('variantItems');
  const said = usePhrases('sales');
  const [condition, setCondition] = useState<ProductCondition>('used');
  // The next piece is most often like the last one, but for what is its own.
  const [last, setLast] = useState<{ readonly added: number; readonly typed: TypedRow }>({
    added: 0,
    typed: {},
  });
  const offered = productConditions.filter((one) => one === 'used' || !counted.includes(one));
  const Form = condition === 'used' ? PieceForm : AlikeForm;
  return (
    <section className="product-form" aria-label={t('title')}>
      <h3 className="product-caption">{t('title')}</h3>
      <SelectField
        label={t('condition')}
        value={condition}
        onChange={({ target }) =>
          setCondition(offered.find((one) => one === target.value) ?? condition)
        }
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {said(`condition_${one}`)}
          </option>
        ))}
      </SelectField>
      <Form
        key={`${condition} ${String(last.added)}`}
        variantId={variantId}
        condition={condition}
        initial={last.typed}
        onAdded={(typed) => {
          setLast({ added: last.added + 1, typed });
          onSaved();
        }}
      />
    </section>
  );
}

interface FormProps {
  readonly variantId: number;
  readonly condition: ProductCondition;
  readonly initial: TypedRow;
  /** What the next form begins with. */
  readonly onAdded: (next: TypedRow) => void;
}

const pieceNames = [
  'serial',
  'grade',
  'price',
  'boughtFor',
  'battery',
  'place',
  'noteCs',
  'noteRo',
];

const pieceOf = (typed: TypedRow): Items['pieces'][number] => ({
  grade: grades.find((grade) => grade === typed['grade']) ?? 'A',
  price: typedNumber(typed['price'] ?? ''),
  boughtFor: typedNumber(typed['boughtFor'] ?? ''),
  batteryPercent: typedNumberOrNone(typed['battery'] ?? ''),
  serial: typed['serial'] ?? '',
  placeId: typedNumberOrNone(typed['place'] ?? ''),
  noteCs: typed['noteCs'] ?? '',
  noteRo: typed['noteRo'] ?? '',
});

function PieceForm({ initial, ...props }: FormProps) {
  return (
    <AddForm
      {...props}
      fields={usePieceFields()}
      initial={{ grade: 'A', ...initial }}
      itemsOf={(typed) => ({ stock: [], pieces: [pieceOf(typed)] })}
      sameField={{
        ...Object.fromEntries(pieceNames.map((name) => [`pieces.0.${name}`, name])),
        'pieces.0.batteryPercent': 'battery',
        'pieces.0.placeId': 'place',
        pieces: 'place',
      }}
      own={['serial', 'battery', 'noteCs', 'noteRo']}
    />
  );
}

function AlikeForm({ initial: _, ...props }: FormProps) {
  const t = usePhrases('variantItems');
  const condition = props.condition === 'new' ? 'new' : 'nearly_new';
  return (
    <AddForm
      {...props}
      fields={[
        { name: 'price', label: t('price'), type: 'whole' },
        { name: 'quantity', label: t('quantity'), help: t('quantityHelp'), type: 'whole' },
      ]}
      initial={{}}
      itemsOf={({ price = '', quantity = '' }) => ({
        stock: [{ condition, price: typedNumber(price), quantity: typedNumber(quantity) }],
        pieces: [],
      })}
      sameField={{ 'stock.0.price': 'price', 'stock.0.quantity': 'quantity', stock: 'price' }}
      own={['price', 'quantity']}
    />
  );
}

interface Added {
  readonly typed: TypedRow;
  /** Prices below cost, which another person has to release. */
  readonly waiting: number;
}

interface AddFormProps extends FormProps {
  readonly fields: readonly RowField[];
  readonly itemsOf: (typed: TypedRow) => Items;
  readonly sameField: Readonly<Record<string, string>>;
  /** Fields that the next form begins without. */
  readonly own: readonly string[];
}

function AddForm({ variantId, fields, initial, itemsOf, sameField, own, onAdded }: AddFormProps) {
  const t = usePhrases('variantItems');
  const id = useId();
  const [isSaved, setSaved] = useState(false);
  const form = useOfficeForm<string, Added>({
    fields: fields.map(({ name }) => name),
    initial,
    sameField,
    // Null means that nobody knows.
    rules: { battery: wholeOrNone },
    async send(typed) {
      const params = { masterProductId: variantId };
      const body = itemsOf(typed);
      const { waiting } = await client.post('admin-variant-items-add', { params, body });
      return { typed, waiting };
    },
    onSent({ typed, waiting }) {
      setSaved(true);
      notify('success', t(waiting > 0 ? 'addedAtCost' : 'added'));
      onAdded(Object.fromEntries(Object.entries(typed).filter(([name]) => !own.includes(name))));
    },
  });
  return (
    <>
      <RowForm id={id} fields={fields} form={form} isSaved={isSaved} />
      <Button kind="primary" type="submit" form={id} busy={form.isSending}>
        {t('add')}
      </Button>
    </>
  );
}

/** The number comes first: it is scanned, Enter stores the piece, and the next one is scanned. */
function usePieceFields(): readonly RowField[] {
  const t = usePhrases('variantItems');
  const optional = usePhrases('rowPanel')('optional');
  const choices = useQuery({
    queryKey: ['new-product-choices'],
    queryFn: ({ signal }) => client.get('admin-new-product-choices', {}, { signal }),
  });
  const places = choices.data?.places ?? [];
  return [
    { name: 'serial', label: t('serial'), help: t('serialHelp'), type: 'text', optional },
    {
      name: 'grade',
      label: t('grade'),
      type: 'choice',
      choices: grades.map((grade) => ({ value: grade, label: grade })),
    },
    { name: 'price', label: t('price'), type: 'whole' },
    { name: 'boughtFor', label: t('boughtFor'), type: 'whole' },
    { name: 'battery', label: t('battery'), type: 'whole', optional },
    {
      name: 'place',
      label: t('place'),
      help: t('placeHelp'),
      type: 'reference',
      optional,
      choices: places.map((one) => ({ value: String(one.id), label: one.name })),
    },
    { name: 'noteCs', label: t('noteCs'), type: 'text', optional },
    { name: 'noteRo', label: t('noteRo'), type: 'text', optional },
  ];
}
