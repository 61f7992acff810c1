import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { readAnew, type Manifest } from './hand-over.ts';
import { useManifestPaper } from './use-manifest-paper.ts';
import '../../ui/plain-table.css';

const columns = ['number', 'carrier', 'parcels', 'left', 'state', 'actions'] as const;

/** Manifests that left: what their carriers said, and the list once more. */
export function Manifests({ manifests }: { readonly manifests: readonly Manifest[] }) {
  const t = usePhrases('handOver');
  if (manifests.length === 0) return null;
  return (
    <section aria-labelledby="hand-over-manifests">
      <h2 id="hand-over-manifests">{t('manifests')}</h2>
      <div
        className="hand-over-scroll"
        role="group"
        aria-labelledby="hand-over-manifests"
        tabIndex={0}
      >
        <table className="plain-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`column_${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {manifests.map((one) => (
              <ManifestRow key={one.id} manifest={one} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ManifestRow({ manifest }: { readonly manifest: Manifest }) {
  const t = usePhrases('handOver');
  const moment = useMoment();
  const paper = useManifestPaper();
  const { carrierName, id, leftAt, leftBy, number, parcels, problem, reference } = manifest;
  const state = problem === null ? t(`status_${manifest.status}`) : t(`problem_${problem}`);
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{carrierName}</td>
      <td>{parcels}</td>
      <td>{[leftAt === null ? '' : moment(leftAt), leftBy ?? ''].filter(Boolean).join(', ')}</td>
      <td>
        {reference === null ? state : `${state} · ${reference}`}
        {problem !== null && <AskAgain manifest={manifest} />}
      </td>
      <td>
        <span className="pick-acts">
          <Button busy={paper.isPending} onClick={() => paper.give(manifest)}>
            {t(manifest.copies === 0 || !paper.hasPrinter ? 'print' : 'printAgain')}
          </Button>
          {paper.hasPrinter && (
            <Button busy={paper.isPending} onClick={() => paper.save.mutate(id)}>
              {t('saveFile')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

/** The carrier is told once more; where its answer was lost somebody says what its portal shows. */
function AskAgain({ manifest: { id, problem } }: { readonly manifest: Manifest }) {
  const t = usePhrases('handOver');
  const [reference, setReference] = useState('');
  const again = useMutation({
    mutationFn: (typed: string | null) =>
      client.post('manifest-close', {
        params: { id },
        body: { withoutMissing: true, reference: typed },
      }),
    onSettled: readAnew,
  });
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    if (reference.trim() !== '') again.mutate(reference.trim());
  };
  return (
    <form className="hand-over-again" onSubmit={keep}>
      {problem === 'in_doubt' && (
        <>
          <TextField
            label={t('portalNumber')}
            value={reference}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setReference(target.value)}
          />
          <Button type="submit" busy={again.isPending}>
            {t('keepNumber')}
          </Button>
        </>
      )}
      <Button busy={again.isPending} onClick={() => again.mutate(null)}>
        {t(problem === 'in_doubt' ? 'againAnew' : 'again')}
      </Button>
    </form>
  );
}
