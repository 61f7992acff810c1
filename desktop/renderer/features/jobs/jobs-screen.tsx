import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { PagedPart } from '../../ui/paged-part.tsx';
import { PanelInWait } from '../../ui/panel-in-wait.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { JobForm } from './job-form.tsx';
import { jobQuery, jobsQuery, pageSize, type ListedJob } from './jobs.ts';
import '../../ui/plain-table.css';
import '../../ui/catalogue/screen-part.css';

/** What an editor wants: to offer a job in both languages, to say when it comes out and when nobody may apply any more. */
export function JobsScreen() {
  const title = usePhrases('screens')('jobs');
  const t = usePhrases('jobs');
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useOpened('/jobs');
  const found = useQuery({ ...jobsQuery(offset), placeholderData: keepPreviousData });
  const { data } = found;
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={title} tools={add}>
      <SplitView
        panelWidth="wide"
        panel={
          open !== null && (
            <JobPanel
              key={open}
              opened={open}
              listed={data?.results.find(({ id }) => String(id) === open)}
              onClose={() => setOpen(null)}
            />
          )
        }
      >
        <div className="screen-part">
          <PagedPart
            found={found}
            offset={offset}
            size={pageSize}
            onTurn={setOffset}
            none={t('none')}
            noneText={t('noneText')}
          >
            {(rows) => <JobTable rows={rows} onOpen={(id) => setOpen(String(id))} />}
          </PagedPart>
        </div>
      </SplitView>
    </Screen>
  );
}

interface JobTableProps {
  readonly rows: readonly ListedJob[];
  readonly onOpen: (id: number) => void;
}

function JobTable({ rows, onOpen }: JobTableProps) {
  const t = usePhrases('jobs');
  const language = useLanguage();
  const moment = useMoment();
  const stateOf = ({ isOpen, publishedAt }: ListedJob): string => {
    if (!isOpen) return t('closed');
    const state = new Date(publishedAt) > new Date() ? 'planned' : 'published';
    return t(state, { moment: moment(publishedAt) });
  };
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['title', 'place', 'state', 'applications'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(job.id)}>
                {job.title[language]}
              </Button>
            </th>
            <td>{job.place}</td>
            <td>{stateOf(job)}</td>
            <td>{job.applications}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface JobPanelProps {
  /** Id of an offer, or `new`. */
  readonly opened: string;
  readonly listed: ListedJob | undefined;
  readonly onClose: () => void;
}

/** One offer, as it is when it is opened. */
function JobPanel({ opened, listed, onClose }: JobPanelProps) {
  const isNew = opened === 'new';
  const t = usePhrases('jobs');
  const language = useLanguage();
  const asked = useQuery({
    ...jobQuery(Number(opened)),
    enabled: !isNew,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (isNew) return <JobForm job={null} title={t('add')} onClose={onClose} />;
  if (asked.data) {
    const { data: job } = asked;
    return (
      <JobForm
        key={job.version}
        job={job}
        listed={listed}
        title={job.title[language]}
        onClose={onClose}
      />
    );
  }
  return <PanelInWait title={t('job')} asked={asked} onClose={onClose} />;
}
