import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  columnsByTitles,
  isEnough,
  statementFields,
  type StatementColumns,
} from '#core/bank/statement-columns.ts';
import { decodeCsv } from '#core/csv/decode-csv.ts';
import { readCsvTable } from '#core/csv/read-table.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { MeaningTable } from '../../ui/meaning-table.tsx';

interface ChooseColumnsProps {
  readonly file: File;
  readonly onChosen: (columns: StatementColumns) => void;
}

/** Says what the columns of a refused table mean; nothing is shown of a file that is no table. */
export function ChooseColumns({ file, onChosen }: ChooseColumnsProps) {
  const t = usePhrases('bank');
  const table = useQuery({
    queryKey: ['bank-table', file.name, file.size, file.lastModified],
    queryFn: () => columnsOf(file),
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<StatementColumns>();
  const columns = table.data ?? [];
  if (columns.length < 2) return null;
  const mapping = chosen ?? columnsByTitles(columns.map(({ title }) => title));
  return (
    <section aria-label={t('columnsOf', { name: file.name })}>
      <p className="soft">{t('columnsLead')}</p>
      <MeaningTable
        columns={columns}
        fields={statementFields}
        nameOf={(field) => t(`column_${field}`)}
        mapping={mapping}
        onChange={setChosen}
      />
      <Button kind="primary" disabled={!isEnough(mapping)} onClick={() => onChosen(mapping)}>
        {t('readLikeThis')}
      </Button>
    </section>
  );
}

/** Titles with the first values below them; none where the file is no table. */
async function columnsOf(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoded = decodeCsv(bytes);
  const text = decoded.ok ? decoded : decodeCsv(bytes, 'windows-1250');
  const isXml = text.ok && text.value.text.trimStart().startsWith('<');
  const table = text.ok && !isXml ? readCsvTable(text.value.text) : null;
  if (!table?.ok) return [];
  const { header, rows } = table.value;
  return header.map((title, at) => ({
    title,
    sample: rows.slice(0, 3).map(({ cells }) => cells[at] ?? ''),
  }));
}
