import type { ImportField } from '#core/import/import-fields.ts';
import { subjectFields, type ImportSubject } from '#core/import/import-subject.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { WholeImport } from './imports.ts';

type Field = ImportField | null;

interface ColumnTableProps {
  readonly subject: ImportSubject;
  readonly columns: WholeImport['columns'];
  readonly mapping: readonly Field[];
  readonly onChange: (mapping: Field[]) => void;
}

/** The columns of a file with their first values, each with what it means. */
export function ColumnTable({ subject, columns, mapping, onChange }: ColumnTableProps) {
  const t = usePhrases('imports');
  const change = (place: number, value: string) => {
    const field = subjectFields[subject].find((one) => one === value) ?? null;
    // A field that another column had comes to this one.
    onChange(
      mapping.map((before, at) => {
        if (at === place) return field;
        return field !== null && before === field ? null : before;
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
                {subjectFields[subject].map((field) => (
                  <option key={field} value={field}>
                    {t(`field_${field}`)}
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
