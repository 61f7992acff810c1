import { usePhrases } from '../i18n/use-phrases.ts';
import './plain-table.css';

interface MeaningTableProps<Field extends string> {
  /** Titles of the file with the first values below them. */
  readonly columns: readonly { readonly title: string; readonly sample: readonly string[] }[];
  /** What each column may mean, and what it is called. */
  readonly fields: readonly Field[];
  /** Of them those that several columns may mean. */
  readonly repeated?: readonly Field[];
  readonly nameOf: (field: Field) => string;
  readonly mapping: readonly (Field | null)[];
  readonly onChange: (mapping: (Field | null)[]) => void;
}

/** The columns of a file with their first values, each with what it means. */
export function MeaningTable<Field extends string>({
  columns,
  fields,
  repeated = [],
  nameOf,
  mapping,
  onChange,
}: MeaningTableProps<Field>) {
  const t = usePhrases('imports');
  const change = (place: number, value: string) => {
    const field = fields.find((one) => one === value) ?? null;
    // A field that another column had comes to this one.
    onChange(
      mapping.map((before, at) => {
        if (at === place) return field;
        const isMoved = field !== null && before === field && !repeated.includes(field);
        return isMoved ? null : before;
      }),
    );
  };
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('columnOfFile')}</th>
          <th scope="col">{t('firstValues')}</th>
          <th scope="col">{t('means')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ title, sample }, place) => (
          // Titles may repeat.
          <tr key={`${String(place)} ${title}`}>
            <th scope="row">{title}</th>
            <td className="soft">{sample.filter((text) => text !== '').join(' · ')}</td>
            <td>
              <select
                className="field-input"
                aria-label={t('meansOf', { title })}
                value={mapping[place] ?? ''}
                onChange={({ target }) => change(place, target.value)}
              >
                <option value="">{t('leftOut')}</option>
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {nameOf(field)}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
