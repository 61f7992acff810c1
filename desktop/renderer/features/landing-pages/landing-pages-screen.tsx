import { useQuery } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Button } from '../../ui/button.tsx';
import { PanelInWait } from '../../ui/panel-in-wait.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { pageQuery, pagesQuery, type ListedPage } from './landing-pages.ts';
import { PageForm } from './page-form.tsx';
import '../../ui/plain-table.css';
import '../../ui/catalogue/screen-part.css';

/** What an editor wants: to compose the front page or a page of a campaign, look at it, and say when it is shown. */
export function LandingPagesScreen() {
  const title = usePhrases('screens')('landingPages');
  const t = usePhrases('landingPages');
  const [open, setOpen] = useOpened('/landing-pages');
  const found = useQuery(pagesQuery);
  const close = () => setOpen(null);
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={title} tools={add}>
      <SplitView
        panelWidth="wide"
        panel={open !== null && <PagePanel key={open} opened={open} onClose={close} />}
      >
        <div className="screen-part">
          {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
          {found.isPending && <Skeleton lines={6} />}
          {found.data?.results.length === 0 && (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
          {found.data && found.data.results.length > 0 && (
            <PageTable rows={found.data.results} onOpen={(id) => setOpen(String(id))} />
          )}
        </div>
      </SplitView>
    </Screen>
  );
}

interface PageTableProps {
  readonly rows: readonly ListedPage[];
  readonly onOpen: (id: number) => void;
}

function PageTable({ rows, onOpen }: PageTableProps) {
  const t = usePhrases('landingPages');
  const language = useLanguage();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['title', 'address', 'state', 'blocks'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(row.id)}>
                {row.title[language]}
              </Button>
            </th>
            <td>{row.slug === '' ? t('home') : row.slug}</td>
            <td>
              <PageState page={row} />
            </td>
            <td>{row.blockTypes.map((type) => t(`type_${type}`)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PageState({ page: { shownFrom, shownUntil, isShownNow } }: { readonly page: ListedPage }) {
  const t = usePhrases('landingPages');
  const moment = useMoment();
  if (shownFrom === null) return t('draft');
  if (isShownNow) {
    return shownUntil === null ? t('shownNow') : t('shownNowUntil', { moment: moment(shownUntil) });
  }
  if (new Date(shownFrom) > new Date()) return t('planned', { moment: moment(shownFrom) });
  return shownUntil !== null && new Date(shownUntil) <= new Date() ? t('ended') : t('replaced');
}

interface PagePanelProps {
  /** Id of a page, or `new`. */
  readonly opened: string;
  readonly onClose: () => void;
}

/** One page, as it is when it is opened. */
function PagePanel({ opened, onClose }: PagePanelProps) {
  const isNew = opened === 'new';
  const id = Number(opened);
  const t = usePhrases('landingPages');
  const language = useLanguage();
  const asked = useQuery({
    ...pageQuery(id),
    enabled: !isNew,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (isNew) return <PageForm page={null} title={t('add')} onClose={onClose} />;
  if (asked.data) {
    return (
      <PageForm
        key={asked.data.version}
        page={asked.data}
        title={asked.data.title[language]}
        onClose={onClose}
      />
    );
  }
  return <PanelInWait title={t('page')} asked={asked} onClose={onClose} />;
}
