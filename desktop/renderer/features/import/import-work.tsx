import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { subjectRights } from '#core/import/import-subject.ts';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { undoChange } from '../../lib/history.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { ColumnTable } from './column-table.tsx';
import { InviteButton } from './invite-button.tsx';
import { ImportOptions } from './import-options.tsx';
import { ImportPictures, PictureDrop } from './import-pictures.tsx';
import { ImportRows, MadeNames } from './import-rows.tsx';
import { importQuery, isRunning, refreshImports, type WholeImport } from './imports.ts';

/** One file on its way: what its columns mean, what each row comes to, and applying it. */
export function ImportWork({ id }: { readonly id: number }) {
  const t = usePhrases('imports');
  const work = useQuery(importQuery(id));
  return (
    <>
      <Link to="/imports">{t('back')}</Link>
      {work.isError && <ErrorState error={work.error} onRetry={() => void work.refetch()} />}
      {work.isPending && <Skeleton lines={8} />}
      {work.data && <Steps work={work.data} />}
    </>
  );
}

function Steps({ work }: { readonly work: WholeImport }) {
  const t = usePhrases('imports');
  const mayEdit = usePermission(subjectRights[work.subject].edit);
  const isOpen = mayEdit && (work.status === 'mapping' || work.status === 'checked');
  return (
    <>
      <h2>{t('title', { file: work.fileName, rows: work.rows })}</h2>
      {isRunning(work.status) && <Progress work={work} />}
      {isOpen && work.subject !== 'pictures' && <Meaning work={work} />}
      {isOpen && work.subject === 'pictures' && <PictureDrop into={work.id} />}
      {work.status !== 'mapping' && work.status !== 'checking' && (
        <>
          {mayEdit && <ApplyBar work={work} />}
          <MadeNames made={work.made} />
          <ImportPictures work={work} />
          <ImportRows work={work} />
        </>
      )}
    </>
  );
}

function Progress({ work }: { readonly work: WholeImport }) {
  const t = usePhrases('imports');
  const total = work.status === 'applying' ? work.counts.new + work.counts.changed : work.rows;
  const done = work.status === 'applying' ? work.counts.applied : work.done;
  return (
    <div className="import-progress" role="status">
      <label htmlFor="import-progress">{t(`status_${work.status}`)}</label>
      <progress id="import-progress" max={Math.max(total, 1)} value={done} />
      <span className="soft">{t('progress', { done, total })}</span>
    </div>
  );
}

/** What the columns mean and what is not in the file; asks what every row would change. */
function Meaning({ work }: { readonly work: WholeImport }) {
  const t = usePhrases('imports');
  const [mapping, setMapping] = useState(() => work.columns.map(({ field }) => field));
  const [options, setOptions] = useState(work.options);
  const [supplier, setSupplier] = useState(work.supplier);
  const check = useMutation({
    mutationFn: () =>
      client.post('import-preview', {
        params: { id: work.id },
        body: { mapping: mapping.map((field) => field ?? 'none'), options, supplier },
      }),
    meta: { silent: true },
    onSettled: refreshImports,
  });
  return (
    <section aria-labelledby="import-meaning">
      <h3 id="import-meaning">{t('meaning')}</h3>
      <p className="soft">{t('meaningLead')}</p>
      <ColumnTable
        subject={work.subject}
        columns={work.columns}
        mapping={mapping}
        onChange={setMapping}
      />
      <ImportOptions
        subject={work.subject}
        options={options}
        supplier={supplier}
        onChange={setOptions}
        onSupplier={setSupplier}
      />
      {check.error && <FieldError isAlert>{failureOf(check.error).text}</FieldError>}
      <Button
        kind={work.status === 'mapping' ? 'primary' : 'secondary'}
        busy={check.isPending}
        onClick={() => check.mutate()}
      >
        {t(work.status === 'mapping' ? 'check' : 'checkAgain')}
      </Button>
    </section>
  );
}

function ApplyBar({ work }: { readonly work: WholeImport }) {
  const t = usePhrases('imports');
  const { status, counts, changeSetId } = work;
  const move = useMutation({
    mutationFn: (to: 'applying' | 'paused') =>
      client.post('import-apply', { params: { id: work.id }, body: { to } }),
    onSettled: refreshImports,
  });
  const undo = useMutation({
    mutationFn: (id: number) => undoChange(id),
    onSettled: refreshImports,
  });
  const mayPrice = usePermission('prices.edit');
  const release = useMutation({
    mutationFn: () => client.post('import-release', { params: { id: work.id } }),
    onSettled: refreshImports,
  });
  const toApply = counts.new + counts.changed - counts.applied;
  return (
    <div className="import-bar">
      {(status === 'checked' || status === 'paused') && (
        <Button
          kind="primary"
          busy={move.isPending}
          disabled={toApply === 0}
          onClick={() => move.mutate('applying')}
        >
          {t(status === 'paused' ? 'goOn' : 'apply', { count: toApply })}
        </Button>
      )}
      {status === 'applying' && (
        <Button busy={move.isPending} onClick={() => move.mutate('paused')}>
          {t('pause')}
        </Button>
      )}
      {status === 'done' && counts.held > 0 && mayPrice && work.subject === 'products' && (
        <Button kind="primary" busy={release.isPending} onClick={() => release.mutate()}>
          {t('release', { count: counts.held })}
        </Button>
      )}
      {(status === 'done' || status === 'paused') && changeSetId !== null && (
        <Button busy={undo.isPending} onClick={() => undo.mutate(changeSetId)}>
          {t('undo')}
        </Button>
      )}
      {status === 'done' && work.subject === 'customers' && counts.applied > 0 && (
        <InviteButton id={work.id} />
      )}
      {status === 'done' && <p role="status">{t('finished', { count: counts.applied })}</p>}
    </div>
  );
}
