import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { WrittenLine } from '#core/warehouse/read-order-lines.ts';
import { SelectField, TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { SupplierField } from '../../ui/supplier-field.tsx';
import { OrderLineRows } from './order-line-rows.tsx';
import { ordersKey, ordersQuery, type PurchaseOrder } from './receiving.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface OrderFormProps {
  /** A draft that is changed; null is a new one. */
  readonly order: PurchaseOrder | null;
  readonly onSaved: (id: number) => void;
}

const emptyLine: WrittenLine = { code: '', expected: '', price: '' };
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

const linesOf = (order: PurchaseOrder | null): readonly WrittenLine[] =>
  order?.lines.map(({ code, expected, price }) => ({
    code,
    expected: String(expected),
    price: price === null ? '' : String(price),
  })) ?? [emptyLine];

const sentLines = (lines: readonly WrittenLine[]) =>
  lines
    .filter(({ code }) => code.trim() !== '')
    .map(({ code, expected, price }) => ({
      code: code.trim(),
      // An empty text is no number, which the contract says.
      expected: numberOf(expected),
      price: price.trim() === '' ? null : numberOf(price),
    }));

/** A draft: its supplier and a table of code, pieces and price, typed, pasted or read from a file. */
export function PurchaseOrderForm({ order, onSaved }: OrderFormProps) {
  const t = usePhrases('receiving');
  const [supplier, setSupplier] = useState(order?.supplier ?? '');
  const [note, setNote] = useState(order?.note ?? '');
  const [placeId, setPlaceId] = useState(order?.place.id ?? null);
  const [lines, setLines] = useState(() => linesOf(order));
  const save = useMutation({
    mutationFn: () =>
      client.post('purchase-order-save', {
        body: {
          id: order?.id,
          version: order?.version,
          supplier,
          placeId,
          note,
          lines: sentLines(lines),
        },
      }),
    meta: { silent: true },
    onSuccess: ({ id }) => {
      notify('success', t('saved'));
      void queries.invalidateQueries({ queryKey: ordersKey });
      onSaved(id);
    },
  });
  const failure = save.isError ? failureOf(save.error) : null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="receiving-part" noValidate onSubmit={send}>
      <SupplierField
        label={t('supplier')}
        value={supplier}
        autoFocus
        error={failure?.fields['supplier']}
        onChange={({ target }) => setSupplier(target.value)}
      />
      <ComesTo placeId={placeId} error={failure?.fields['placeId']} onChange={setPlaceId} />
      <OrderLineRows lines={lines} onChange={setLines} />
      <WrongLines fields={failure?.fields ?? {}} />
      <TextAreaField
        label={t('note')}
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure && failure.kind !== 'fields' && <p role="alert">{failure.text}</p>}
      <div>
        <Button kind="primary" type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface ComesToProps {
  readonly placeId: number | null;
  readonly error: string | undefined;
  readonly onChange: (placeId: number) => void;
}

/** Where the goods are received, for who may order to several places. */
function ComesTo({ placeId, error, onChange }: ComesToProps) {
  const t = usePhrases('receiving');
  const placeName = usePlaceName();
  const places = useQuery(ordersQuery).data?.places ?? [];
  if (places.length < 2) return null;
  return (
    <SelectField
      label={t('comesTo')}
      value={String(placeId ?? places[0]?.id)}
      error={error}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {placeName(name)}
        </option>
      ))}
    </SelectField>
  );
}

function WrongLines({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  const t = usePhrases('receiving');
  const ofLines = Object.entries(fields).filter(([name]) => name.startsWith('lines'));
  return ofLines.map(([name, text]) => (
    <p key={name} role="alert">
      {t('lineWrong', { n: Number(name.split('.')[1] ?? 0) + 1, text })}
    </p>
  ));
}
