import { useState } from 'react';
import { isSameMinute } from '#core/clipboard/typed-moment.ts';
import type { CellValue, GridRow } from '#core/grid/grid-definition.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { momentText } from '../lib/moment-text.ts';
import { notify } from '../lib/notify.ts';
import { useConfig } from '../lib/session.ts';
import { saveRow, type RowWords } from '../lib/save-row.ts';
import { useOfficeForm, type OfficeForm } from '../lib/use-office-form.ts';
import type { RowField } from './row-field.ts';
import { rowValues, textOf, type RowValues, type TypedRow } from './row-form.tsx';

/** How the fields and values are said where two people changed the same. */
const wordsOf = (fields: readonly RowField[]): RowWords => ({
  label: (name) => fields.find((field) => field.name === name)?.label ?? name,
  value(name, value) {
    const text = textOf(value);
    const choices = fields.find((field) => field.name === name)?.choices ?? [];
    return choices.find((choice) => choice.value === text)?.label ?? text;
  },
});

interface RowFormOptions {
  readonly fields: readonly RowField[];
  /** Null for a new row, which begins with `initial`. */
  readonly row: GridRow | null;
  readonly initial: RowValues;
  /** Adds a row, or changes fields of one that stands at the version it brings. */
  readonly save: (row: GridRow | null, values: RowValues) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** A form of a row: sends what differs, and lets choose where somebody else saved the same field. */
export function useRowForm({ save, row, initial, fields, onSaved }: RowFormOptions): {
  readonly form: OfficeForm<string>;
  readonly isSaved: boolean;
} {
  const t = usePhrases('rowPanel');
  const { market } = useConfig();
  const [isSaved, setSaved] = useState(false);
  const sentOf = (typed: TypedRow): RowValues => {
    const values = rowValues(fields, typed, markets[market].timeZone);
    return row ? changesOf(row, values) : values;
  };
  const before = row ?? initial;
  const form = useOfficeForm<string, boolean>({
    fields: fields.map(({ name }) => name),
    initial: Object.fromEntries(
      fields.map((field) => [field.name, typedOf(field, before[field.name], market)]),
    ),
    send: async (typed) => {
      if (row) return saveRow(row, sentOf(typed), save, wordsOf(fields));
      await save(null, sentOf(typed));
      return true;
    },
    onSent: (isDone) => {
      if (!isDone) return;
      setSaved(true);
      notify('success', row ? t('saved') : t('added'));
      onSaved();
    },
  });
  return { form, isSaved };
}

/** A cell as it first stands in its field. */
const typedOf = ({ type }: RowField, value: CellValue | undefined, market: MarketCode): string =>
  type === 'moment' && isMoment(value) ? momentText(value, market) : textOf(value);

const isSame = (one: CellValue | undefined, other: CellValue | undefined): boolean =>
  textOf(one) === textOf(other) || (isMoment(one) && isMoment(other) && isSameMinute(one, other));

const isMoment = (value: CellValue | undefined): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

/** What differs from the row as the list showed it. */
const changesOf = (row: GridRow, values: RowValues): RowValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, row[name])));
