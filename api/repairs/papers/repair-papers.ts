import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import {
  repairPaperPhrases as cs,
  type RepairPaperPhrase,
} from '#core/phrases/cs/repair-papers.ts';
import { repairPaperPhrases as ro } from '#core/phrases/ro/repair-papers.ts';
import {
  handOutLines,
  intakeLines,
  paperText,
  type PaperKind,
  type PaperLine,
} from '#core/service/repair-papers.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { serialEndOf } from '../desk-view.ts';
import { customerName } from '../desk-list.ts';
import { agreedTotal, linesOf } from '../repair-lines.ts';
import type { RepairModel } from '../repair-model.ts';
import { storedAnswers } from './intake-answers.ts';
import { photosOf } from './photo-rows.ts';

export const paperPhrases: Readonly<Record<Language, Readonly<Record<RepairPaperPhrase, string>>>> =
  { cs, ro };

/** What a customer is shown, in their language, and the digest of it all. */
export interface Paper {
  readonly lines: PaperLine[];
  readonly digest: string;
}

/** The record of the intake or of the hand-out as it stands now. */
export async function paperOf(
  db: Knex,
  deps: Pick<Dependencies, 'market'>,
  row: RepairModel,
  kind: PaperKind,
): Promise<Paper> {
  const lines = kind === 'intake' ? await intakeOf(db, deps, row) : await handOutOf(db, deps, row);
  return { lines, digest: createHash('sha256').update(paperText(kind, lines)).digest('hex') };
}

const wordsOf = ({ market }: Pick<Dependencies, 'market'>, { language }: RepairModel) => ({
  say: paperPhrases[language],
  money: (amount: number) => formatMoney(amount, market.code),
});

async function intakeOf(
  db: Knex,
  deps: Pick<Dependencies, 'market'>,
  row: RepairModel,
): Promise<PaperLine[]> {
  const answers = await storedAnswers(db, row.id);
  const photos = await photosOf(db, row.id);
  const facts = {
    number: row.number,
    device: row.device,
    serialEnd: await serialEndOf(db, row),
    customer: customerName(row),
    fault: row.fault,
    look: row.look,
    answers: answers.map(({ name, label }) => ({
      question: name[row.language],
      answer: label[row.language],
    })),
    accessories: row.accessories,
    hasBackup: row.hasBackup,
    priceLimit: row.priceLimit,
    photos: photos
      .filter(({ kind }) => kind === 'intake')
      .map(({ digest }) => digest.toString('hex')),
  };
  return intakeLines(facts, wordsOf(deps, row));
}

async function handOutOf(
  db: Knex,
  deps: Pick<Dependencies, 'market'>,
  row: RepairModel,
): Promise<PaperLine[]> {
  const lines = await linesOf(db, row.id);
  const { number, device, accessories } = row;
  const done = lines
    .filter(({ decision }) => decision === 'approved')
    .map((line) => ({ name: line.name[row.language], warrantyMonths: line.warranty_months }));
  const facts = { number, device, accessories, done, total: agreedTotal(lines) };
  return handOutLines(facts, wordsOf(deps, row));
}
