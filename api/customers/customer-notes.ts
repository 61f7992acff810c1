import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';

type NoteRow = Pick<Rows['customer_notes'], 'id' | 'text' | 'written_at'> & {
  readonly written_by: string;
};

/** What was written down of calls with a person, the newest first. */
export async function readNotes(db: Knex, eMail: string) {
  const rows: NoteRow[] = await db('customer_notes as n')
    .join('users as u', 'u.id', 'n.staff_id')
    .where('n.e_mail', eMail)
    .orderBy('n.id', 'desc')
    .select('n.id', 'n.text', 'n.written_at', 'u.name as written_by');
  return rows.map(({ id, text, written_at, written_by }) => ({
    id,
    text,
    writtenAt: written_at.toISOString(),
    writtenBy: written_by,
  }));
}

/** Forgets them with the person. */
export const wipeNotes = (trx: Knex, eMail: string): Promise<number> =>
  trx('customer_notes').where({ e_mail: eMail }).delete();
