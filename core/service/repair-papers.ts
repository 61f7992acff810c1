/** What a customer signs: when the device is taken in, and when it is handed out. */
export const paperKinds = ['intake', 'hand_out'] as const;
export type PaperKind = (typeof paperKinds)[number];

export interface PaperLine {
  readonly label: string;
  readonly value: string;
}

/** Words that the lines are made of, in the customer's language. */
type LineWord =
  | 'number'
  | 'device'
  | 'serial'
  | 'customer'
  | 'fault'
  | 'look'
  | 'accessories'
  | 'backup'
  | 'hasBackup'
  | 'noBackup'
  | 'dataLoss'
  | 'dataLossText'
  | 'priceLimit'
  | 'photos'
  | 'photosText'
  | 'done'
  | 'warranty'
  | 'total'
  | 'takenOver'
  | 'takenOverText';

interface Words {
  readonly say: Readonly<Record<LineWord, string>>;
  /** Whole units of the market with their currency. */
  readonly money: (amount: number) => string;
}

export interface IntakeFacts {
  readonly number: string;
  readonly device: string;
  readonly serialEnd: string | null;
  readonly customer: string;
  readonly fault: string;
  readonly look: string;
  /** The buy-back's questions of the device, as they were answered at the counter. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly accessories: string;
  readonly hasBackup: boolean;
  readonly priceLimit: number | null;
  /** SHA-256 of each photo of the intake, in hexadecimal. */
  readonly photos: readonly string[];
}

const filled = (lines: readonly PaperLine[]): PaperLine[] =>
  lines.filter(({ value }) => value !== '');

/** The record of the intake, line by line, in the customer's language; what is empty is left out. */
export function intakeLines(facts: IntakeFacts, { say, money }: Words): PaperLine[] {
  const { priceLimit, photos } = facts;
  return filled([
    { label: say.number, value: facts.number },
    { label: say.device, value: facts.device },
    { label: say.serial, value: facts.serialEnd ?? '' },
    { label: say.customer, value: facts.customer },
    { label: say.fault, value: facts.fault },
    { label: say.look, value: facts.look },
    ...facts.answers.map(({ question, answer }) => ({ label: question, value: answer })),
    { label: say.accessories, value: facts.accessories },
    { label: say.backup, value: facts.hasBackup ? say.hasBackup : say.noBackup },
    { label: say.dataLoss, value: say.dataLossText },
    { label: say.priceLimit, value: priceLimit === null ? '' : money(priceLimit) },
    { label: say.photos, value: photos.length === 0 ? '' : photosText(photos, say) },
  ]);
}

/** Sixteen digits of each: enough that no other photo takes its place unseen. */
const photosText = (photos: readonly string[], say: Words['say']): string =>
  say.photosText
    .replace('{count}', String(photos.length))
    .replace('{digest}', photos.map((digest) => digest.slice(0, 16)).join(' '));

interface HandOutFacts {
  readonly number: string;
  readonly device: string;
  readonly accessories: string;
  readonly done: readonly { readonly name: string; readonly warrantyMonths: number }[];
  /** Whole units; null where nothing was agreed. */
  readonly total: number | null;
}

/** What the customer gets back, line by line. */
export function handOutLines(facts: HandOutFacts, { say, money }: Words): PaperLine[] {
  const { done, total } = facts;
  const named = ({ name, warrantyMonths: months }: HandOutFacts['done'][number]) =>
    months === 0
      ? name
      : say.warranty.replace('{months}', String(months)).replace('{name}', () => name);
  return filled([
    { label: say.number, value: facts.number },
    { label: say.device, value: facts.device },
    { label: say.accessories, value: facts.accessories },
    { label: say.done, value: done.map(named).join('; ') },
    { label: say.total, value: total === null || done.length === 0 ? '' : money(total) },
    { label: say.takenOver, value: say.takenOverText },
  ]);
}

/** One text of all that is shown, whose digest proves later what was signed; names are quoted, so none looks like another line. */
export const paperText = (kind: PaperKind, lines: readonly PaperLine[]): string =>
  JSON.stringify([kind, ...lines.map(({ label, value }) => [label, value])]);
