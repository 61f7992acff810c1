import type { UseQueryResult } from '@tanstack/react-query';
import { Panel } from './panel.tsx';
import { ErrorState, Skeleton } from './states.tsx';

interface PanelInWaitProps {
  readonly title: string;
  readonly asked: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  readonly onClose: () => void;
}

/** The panel of a record that is still read, or could not be. */
export function PanelInWait({ title, asked, onClose }: PanelInWaitProps) {
  return (
    <Panel title={title} onClose={onClose}>
      {asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Panel>
  );
}
