import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { printerFor } from '../../lib/print-paper.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import {
  papersQuery,
  useParcelPrinter,
  usePrintsItself,
  useSavePaper,
  type Paper,
} from './papers.ts';

interface PapersProps {
  readonly parcelId: number;
  /** Of the parcel that was closed just now; of older ones each is printed by a press. */
  readonly printsItself: boolean;
}

const none: readonly Paper[] = [];

/** Label, delivery note and invoice of a parcel: what is printed, what is not and why, and the press that prints it. */
export function ParcelPapers({ parcelId, printsItself }: PapersProps) {
  const t = usePhrases('packing');
  const { data, error, isError, refetch } = useQuery(papersQuery(parcelId));
  const printer = useParcelPrinter(parcelId);
  const save = useSavePaper(parcelId);
  usePrintsItself(printsItself && data ? data.papers : none, printer);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <ul className="pack-papers" aria-label={t('papers')}>
      {data.papers.map((paper) => {
        const there = printerFor(printer.station, paper) !== null;
        return (
          <li key={`${paper.kind}:${String(paper.subjectId)}`} data-state={paper.state}>
            <strong>{t(`paper_${paper.kind}`)}</strong>
            <PaperState paper={paper} hasPrinter={there} />
            <span className="pick-acts">
              {there && (
                <Button
                  busy={printer.print.isPending || paper.state === 'sending'}
                  onClick={() => printer.print.mutate(paper)}
                >
                  {t(paper.copies === 0 ? 'paperPrint' : 'paperPrintAgain')}
                </Button>
              )}
              {paper.state !== 'coming' && paper.kind !== 'invoice' && (
                <Button busy={save.isPending} onClick={() => save.mutate(paper)}>
                  {t('paperSave')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const signs = { printed: '✓', failed: '✕', unsure: '!' } as const;

function PaperState({ paper, hasPrinter }: { paper: Paper; hasPrinter: boolean }) {
  const t = usePhrases('packing');
  const { copies, state } = paper;
  const sign = state === 'printed' || state === 'failed' || state === 'unsure' ? signs[state] : '';
  const isStuck = state === 'ready' && !hasPrinter;
  return (
    <span className={`pack-paper-state is-${state}`} role="status">
      <span aria-hidden="true">{sign}</span> {t(isStuck ? 'paper_no_printer' : `paperIs_${state}`)}
      {copies > 1 && ` (${String(copies)}×)`}
    </span>
  );
}
