import type {} from '#desktop/shared/bridge.ts';
import type { ApplicationStatus } from '#core/careers/application-status.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Application = Reply<Endpoints['admin-job-application']>;
export type ListedApplication = Reply<Endpoints['admin-job-application-list']>['results'][number];

const key = ['admin-job-applications'];
export const pageSize = 50;

type Signal = { readonly signal: AbortSignal };

export const applicationsQuery = (status: ApplicationStatus, offset: number) => ({
  queryKey: [...key, 'list', status, offset],
  queryFn: ({ signal }: Signal) =>
    client.get(
      'admin-job-application-list',
      { query: { status, offset, limit: pageSize } },
      { signal },
    ),
});

export const applicationQuery = (id: number) => ({
  queryKey: [...key, id],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-job-application', { params: { id } }, { signal }),
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });

/**
 * Saves a CV where the person says. It is never opened here: what a stranger sent may be made to break whatever draws it,
 * and this window holds the session of a member of the staff.
 */
export async function saveCv(id: number) {
  const { name, contents } = await client.get('admin-job-application-cv', { params: { id } });
  const file = { kind: 'cv', suggestedName: name, contents: bytesOf(contents) } as const;
  return window.obmena.saveFile(file);
}
