import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Checkbox } from '#ui/checkbox.tsx';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/states.tsx';
import { leftOutOf, refreshFeeds, type Feed } from './feeds.ts';

const columns = ['feed', 'state', 'built', 'items', 'size', 'left', 'actions'] as const;
const tones = { never: 'neutral', waiting: 'warning', done: 'success', failed: 'error' } as const;

/** Every feed of the market with its address, its last file and what can be done with it. */
export function FeedTable({ feeds }: { readonly feeds: readonly Feed[] }) {
  const t = usePhrases('feeds');
  return (
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
        {feeds.map((feed) => (
          <FeedRow key={feed.code} feed={feed} />
        ))}
      </tbody>
    </table>
  );
}

function FeedRow({ feed }: { readonly feed: Feed }) {
  const t = usePhrases('feeds');
  const moment = useMoment();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const { code, isActive, status, builtAt, items, bytes } = feed;
  const left = leftOutOf(feed);
  const isMade = builtAt !== null && isActive;
  return (
    <tr>
      <th scope="row">
        {t(`name_${code}`)}
        <FeedAddress url={feed.url} />
      </th>
      <td>
        <StatusDot tone={isActive ? tones[status] : 'neutral'}>
          {isActive ? t(`status_${status}`) : t('off')}
        </StatusDot>
        {isActive && status === 'failed' && <div className="soft">{t('failedHelp')}</div>}
      </td>
      <td>{isMade && moment(builtAt)}</td>
      <td className="amount">{isMade && number.format(items)}</td>
      <td className="amount">{isMade && t('megabytes', { size: number.format(bytes / 1e6) })}</td>
      <td>
        {isMade && left === 0 && <span className="soft">{t('nothingLeft')}</span>}
        {isMade && left > 0 && (
          <>
            <Link to={`/feeds/${code}`}>{t('showLeft', { count: left })}</Link>
            <LeftOutCounts feed={feed} />
          </>
        )}
      </td>
      <td>
        <FeedActions feed={feed} />
      </td>
    </tr>
  );
}

/** Where the one who compares fetches it. */
function FeedAddress({ url }: { readonly url: string }) {
  const t = usePhrases('feeds');
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    notify('info', t('copied'));
  };
  return (
    <div className="feed-address">
      <code>{url}</code>
      <IconButton icon="link" label={t('copy')} onClick={() => void copy()} />
    </div>
  );
}

function LeftOutCounts({ feed: { leftOut } }: { readonly feed: Feed }) {
  const t = usePhrases('feeds');
  return (
    <ul className="feed-reasons soft">
      {leftOut.map(({ reason, count }) => (
        <li key={reason}>{t('reasonCount', { reason: t(`reason_${reason}`), count })}</li>
      ))}
    </ul>
  );
}

/** The switch, and a press that makes the file now. */
function FeedActions({ feed: { code, isActive, version, status } }: { readonly feed: Feed }) {
  const t = usePhrases('feeds');
  const mayEdit = usePermission('catalogue.edit');
  const change = useMutation({
    mutationFn: (next: boolean) =>
      client.patch('feed-update', { params: { code }, body: { version, isActive: next } }),
    onSuccess: (_, next) => {
      if (next) notify('success', t('started'));
    },
    onSettled: refreshFeeds,
  });
  const build = useMutation({
    mutationFn: () => client.post('feed-build', { params: { code }, body: {} }),
    onSuccess: () => notify('success', t('started')),
    onSettled: refreshFeeds,
  });
  return (
    <div className="feed-actions">
      <Checkbox
        label={
          <>
            {t('on')}
            <span className="visually-hidden"> {t(`name_${code}`)}</span>
          </>
        }
        checked={isActive}
        disabled={!mayEdit || change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      {mayEdit && isActive && (
        <Button
          icon="refresh"
          busy={build.isPending || status === 'waiting'}
          onClick={() => build.mutate()}
        >
          {t('build')}
        </Button>
      )}
    </div>
  );
}
