import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { draftOf, type Draft } from '../../lib/drafts.ts';

export type Claim = NonNullable<Reply<Endpoints['admin-repair-claim']>['claim']>;

/** Why a claim is settled as it is, as long as the window is open: a closed dialog loses nothing. */
export const claimReason = (id: number): Draft<string> =>
  draftOf<string>(`claim-reason-${String(id)}`);
