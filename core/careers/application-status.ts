/** What has become of an application; the staff move it by hand, or by an answer that is mailed. */
export const applicationStatuses = ['new', 'read', 'invited', 'refused', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What an applicant can be told by mail. */
export const applicationAnswers = ['invited', 'refused', 'hired'] as const;
export type ApplicationAnswer = (typeof applicationAnswers)[number];

/** A slip is taken back by hand; whoever was told something is never `new` again. */
const moves: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  new: ['read', 'invited', 'refused', 'hired'],
  read: ['new', 'invited', 'refused', 'hired'],
  invited: ['read', 'refused', 'hired'],
  refused: ['read', 'invited'],
  hired: ['read', 'refused'],
};

/** Where an application may go from here (own rule: nobody is hired straight after a refusal). */
export const applicationMoves = (from: ApplicationStatus): readonly ApplicationStatus[] =>
  moves[from];

/** What an applicant may be told as things stand: a move, or a further letter of the same kind. */
export const answersOf = (from: ApplicationStatus): readonly ApplicationAnswer[] =>
  applicationAnswers.filter((answer) => answer === from || moves[from].includes(answer));
