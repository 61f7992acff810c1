import type { RepairMailKind } from '#core/phrases/cs/repair-mail.ts';
import type { MailRequest } from '../../platform/mail/queue-mail.ts';
import type { RepairModel } from '../repair-model.ts';

type About = Pick<RepairModel, 'id' | 'version' | 'language' | 'eMail'>;

/** How the subjects of all mails about a repair begin. */
export const repairSubject = (id: number): string => `repair:${String(id)}:`;

/** A mail about a repair as it stands: what happens to it again is told again. */
export function mailAboutRepair(kind: RepairMailKind, row: About, more = ''): MailRequest {
  if (row.eMail === null) throw new Error('nobody is written to about a repair that was forgotten');
  const subjectKey = repairSubject(row.id) + String(row.version) + more;
  return { kind, subjectKey, language: row.language, recipient: row.eMail };
}

/** The repair that a mail is about; throws on a subject that is none. */
export function repairIdOf(subjectKey: string): number {
  const id = /^repair:(\d+):/.exec(subjectKey)?.[1];
  if (id === undefined) throw new Error('a mail of a repair is about something else');
  return Number(id);
}
