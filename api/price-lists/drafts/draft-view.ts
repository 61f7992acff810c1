import type { Knex } from 'knex';
import { lockedVersion } from '../../platform/resources/locked-version.ts';
import { query, type QueryValue } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { DraftModel } from './draft-model.ts';

export interface DraftView {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly state: 'open' | 'published' | 'discarded';
  readonly owner: string;
  readonly createdAt: string;
  readonly basedOn: string;
  readonly current: string;
  readonly publishedAs: string | null;
  readonly changedModels: number;
  readonly changedChoices: number;
}

/** Drafts as they are answered, by a condition of our own on `d` with its values. */
export async function readDrafts(
  db: Knex,
  condition: string,
  values: readonly QueryValue[],
): Promise<DraftView[]> {
  const rows = await query<Omit<DraftView, 'createdAt'> & { readonly created: Date }>(
    db,
    `select d.id, d.version, d.name, d.state, coalesce(u.name, '') as owner, d.created_at as created,
      b.code as "basedOn", coalesce(v.code, '') as current, p.code as "publishedAs",
      (select count(*)::integer from price_draft_rows r
        where r.draft_id = d.id and r.change <> 'unchanged') as "changedModels",
      (select count(*)::integer from price_draft_choices c where c.draft_id = d.id
        and (c.quality is distinct from c.base_quality
          or c.correction_percent <> c.base_correction_percent)) as "changedChoices"
    from price_drafts d
    join price_list_versions b on b.id = d.base_version_id
    left join price_list_versions p on p.id = d.published_version_id
    left join users u on u.id = d.owner_id
    left join current_price_list c on true
    left join price_list_versions v on v.id = c.version_id
    ${condition}`,
    values,
  );
  return rows.map(({ created, ...row }) => ({ ...row, createdAt: created.toISOString() }));
}

/** One draft; 404 where there is none. */
export async function readDraft(db: Knex, id: number): Promise<DraftView> {
  const [draft] = await readDrafts(db, 'where d.id = $1', [id]);
  if (!draft) throw new Refusal(404, 'not_found');
  return draft;
}

/** Locks an open draft of the version that the writer saw; a closed one is a 409. */
export async function lockDraft(
  trx: Knex.Transaction,
  id: number,
  version: number,
): Promise<DraftModel> {
  const draft = await lockedVersion(DraftModel.query(trx).where({ id }).forUpdate(), version, () =>
    readDraft(trx, id),
  );
  if (draft.state !== 'open') throw new Refusal(409, 'draft_closed');
  return draft;
}
