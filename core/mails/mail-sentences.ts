/** Mails whose subject and first sentence a shop may word itself; those of money, deadlines and law stay as they are. */
export const editableMails = [
  'order-placed',
  'order-paid',
  'order-changed',
  'order-cancelled',
  'order-handed-over',
  'order-ready',
  'order-at-point',
  'order-delivered',
  'order-refund-sent',
  'reservation-confirmation',
  'reservation-ready',
  'reservation-cancelled',
  'reservation-expired',
  'buyback-received',
  'buyback-returning',
  'buyback-returned',
  'repair-announced',
  'repair-link',
  'repair-received',
  'repair-approved',
  'repair-parts',
  'repair-ready',
  'repair-ready-free',
  'repair-reminder',
  'repair-handed-out',
  'account-invite',
  'account-register',
  'account-reset',
] as const;
export type EditableMail = (typeof editableMails)[number];

export const isEditableMail = (kind: string): kind is EditableMail =>
  editableMails.some((one) => one === kind);

/** What a mail says in one language; `{number}` and its like are filled in when it is sent. */
export interface MailSentences {
  readonly subject: string;
  /** The first goes on after the greeting. */
  readonly paragraphs: readonly string[];
}

/** What a shop says instead; null or left out where it says what is usual. */
export interface OwnSentences {
  readonly subject?: string | null | undefined;
  readonly intro?: string | null | undefined;
}

const place = /\{([^{}]*)\}/gu;

const placesOf = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name);

/** Names in braces that the mail itself uses, each once: what may stand in the shop's own words. */
export const knownPlaces = ({ subject, paragraphs }: MailSentences): string[] => [
  ...new Set([subject, ...paragraphs].flatMap(placesOf)),
];

/** Whether a text has a place that nothing is filled in for, or a brace that closes or opens none. */
export const hasUnknownPlace = (text: string, sentences: MailSentences): boolean =>
  placesOf(text).some((name) => !knownPlaces(sentences).includes(name)) ||
  /[{}]/u.test(text.replaceAll(place, ''));

/** What the mail says: the shop's own subject and first sentence where it has them. */
export const sentencesWith = <T extends MailSentences>(
  sentences: T,
  { subject, intro }: OwnSentences,
): T => ({
  ...sentences,
  subject: subject ?? sentences.subject,
  paragraphs:
    intro === null || intro === undefined
      ? sentences.paragraphs
      : [intro, ...sentences.paragraphs.slice(1)],
});
