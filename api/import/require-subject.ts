import { subjectRights, type ImportSubject } from '#core/import/import-subject.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';

/** Refuses whoever may not see, or bring in, what a file holds: accounts are not for whoever keeps the catalogue. */
export function requireSubject(
  context: RequestContext,
  subject: ImportSubject,
  what: 'read' | 'edit',
): void {
  const { permissions } = staffOf(context);
  if (!permissions.includes(subjectRights[subject][what]))
    throw new Refusal(403, 'permission_denied');
}

/** Subjects whose imports somebody sees in the list. */
export const readableSubjects = (context: RequestContext): ImportSubject[] => {
  const { permissions } = staffOf(context);
  return Object.entries(subjectRights).flatMap(([subject, { read }]) =>
    // The keys of the table are the subjects.
    permissions.includes(read) ? [subject as ImportSubject] : [],
  );
};
