import type { ImportField } from '#core/import/import-fields.ts';
import { repeatedFields, subjectFields, type ImportSubject } from '#core/import/import-subject.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { MeaningTable } from '../../ui/meaning-table.tsx';
import type { WholeImport } from './imports.ts';

type Field = ImportField | null;

interface ColumnTableProps {
  readonly subject: ImportSubject;
  readonly columns: WholeImport['columns'];
  readonly mapping: readonly Field[];
  readonly onChange: (mapping: Field[]) => void;
}

/** The columns of a file of this subject, each with what it means. */
export function ColumnTable({ subject, ...table }: ColumnTableProps) {
  const t = usePhrases('imports');
  const nameOf = (field: ImportField) => t(`field_${field}`);
  const fields = subjectFields[subject];
  return <MeaningTable fields={fields} repeated={repeatedFields} nameOf={nameOf} {...table} />;
}
