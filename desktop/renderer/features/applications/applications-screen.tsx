import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationStatuses, type ApplicationStatus } from '#core/careers/application-status.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Button } from '../../ui/button.tsx';
import { PagedPart } from '../../ui/paged-part.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { applicationsQuery, pageSize, type ListedApplication } from './applications.ts';
import '../../ui/plain-table.css';
import '../../ui/letters.css';
import '../../ui/catalogue/screen-part.css';

/** Who wants to work here: the newest first, each with their CV and what they were told. */
export function ApplicationsScreen() {
  const title = usePhrases('screens')('applications');
  const [open, setOpen] = useOpened('/job-applications');
  return (
    <Screen title={title}>
      <SplitView
        panelWidth="wide"
        panel={
          open !== null && (
            <ApplicationPanel key={open} id={Number(open)} onClose={() => setOpen(null)} />
          )
        }
      >
        <ApplicationList onOpen={(id) => setOpen(String(id))} />
      </SplitView>
    </Screen>
  );
}

interface OpenProps {
  readonly onOpen: (id: number) => void;
}

function ApplicationList({ onOpen }: OpenProps) {
  const t = usePhrases('applications');
  const [status, setStatus] = useState<ApplicationStatus>('new');
  const [offset, setOffset] = useState(0);
  const found = useQuery({
    ...applicationsQuery(status, offset),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="screen-part">
      <QuickViews
        label={t('which')}
        views={applicationStatuses.map((id) => ({ id, label: t(`status_${id}`) }))}
        chosen={status}
        onChoose={(next) => {
          setStatus(next);
          setOffset(0);
        }}
      />
      <PagedPart
        found={found}
        offset={offset}
        size={pageSize}
        onTurn={setOffset}
        none={t(`none_${status}`)}
        noneText={t('noneText')}
      >
        {(rows) => <ApplicationTable rows={rows} onOpen={onOpen} />}
      </PagedPart>
    </div>
  );
}

interface TableProps extends OpenProps {
  readonly rows: readonly ListedApplication[];
}

function ApplicationTable({ rows, onOpen }: TableProps) {
  const t = usePhrases('applications');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['name', 'job', 'came', 'state'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, fullName, jobTitle, createdAt, status }) => (
          <tr key={id}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(id)}>
                {fullName}
              </Button>
            </th>
            <td>{jobTitle}</td>
            <td>{moment(createdAt)}</td>
            <td>{t(`state_${status}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
