import type { ReactNode } from 'react';
import { SkeletonBars } from '#ui/skeleton.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { failureOf } from '../lib/failures.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './states.css';

interface StateProps {
  readonly icon?: IconName;
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A place with nothing in it yet: says why, and what to do next. */
export const EmptyState = ({ icon = 'box', title, children, action }: StateProps) => (
  <div className="state">
    <Icon name={icon} size={28} />
    <h2 className="state-title">{title}</h2>
    {children !== undefined && <div className="state-text">{children}</div>}
    {action}
  </div>
);

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What a list or a detail shows when it could not be loaded; tells refusals from breakdowns. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = usePhrases('frame');
  const { kind, text, requestId } = failureOf(error);
  if (kind === 'denied') return <NoPermission />;
  const title = kind === 'missing' ? t('missingTitle') : t('loadFailedTitle');
  const retry = onRetry && kind !== 'missing' && (
    <Button icon="refresh" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon="warning" title={title} action={retry}>
        {text} {requestId !== null && t('requestNumber', { number: requestId })}
      </EmptyState>
    </div>
  );
}

/** The specification's denial, and whom to ask. */
export function NoPermission() {
  const t = usePhrases('frame');
  return (
    <EmptyState icon="lock" title={t('deniedTitle')}>
      {t('deniedText')}
    </EmptyState>
  );
}

/** Holds the place of what is loading. */
export function Skeleton({ lines = 6 }: { readonly lines?: number }) {
  const t = usePhrases('frame');
  return <SkeletonBars bars={lines} label={t('loading')} />;
}

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** A status in words with a dot of its colour. */
export const StatusDot = ({
  tone,
  children,
}: {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}) => <span className={`status-dot status-${tone}`}>{children}</span>;
