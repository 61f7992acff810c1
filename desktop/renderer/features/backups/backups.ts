import type { Query } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type BackupList = Reply<Endpoints['backup-list']>;
export type BackupRun = BackupList['results'][number];

export const backupsKey = ['backups'];

const whileRunningMs = 2_000;

export const backupsQuery = {
  queryKey: backupsKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('backup-list', {}, { signal }),
  // A job tells nobody that it has ended.
  refetchInterval: ({ state }: Query<BackupList>) =>
    state.data?.results.some(({ status }) => status === 'waiting') === true && whileRunningMs,
};
