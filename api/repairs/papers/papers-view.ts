import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { isCheckable } from '#core/service/repair-checks.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { customerName } from '../desk-list.ts';
import type { RepairModel } from '../repair-model.ts';
import { questionsOf, storedAnswers } from './intake-answers.ts';
import { intakeSignedAt, isProof, photosOf, photoView, takesPhoto } from './photo-rows.ts';
import { paperOf } from './repair-papers.ts';
import { signaturesOf } from './signatures.ts';

type View = Reply<Endpoints['admin-repair-papers']>;

/** How a device was when it came, photos of it, and what was signed of it. */
export async function papersView(
  db: Knex,
  deps: Dependencies,
  row: RepairModel,
  language: Language,
): Promise<View> {
  const intake = await paperOf(db, deps, row, 'intake');
  const handOut = await paperOf(db, deps, row, 'hand_out');
  const signatures = await signaturesOf(db, deps.cipher, row.id);
  return {
    language: row.language,
    intake,
    handOut,
    customer: customerName(row),
    questions: await questionViews(db, deps, row, language),
    photos: await photoViews(db, row),
    signatures: signatures.map(({ id, kind, signer, on_paper: onPaper, at, by, digest }) => ({
      id,
      kind,
      signer,
      onPaper,
      at: at.toISOString(),
      by,
      isCurrent: digest === (kind === 'intake' ? intake : handOut).digest,
    })),
    photoKinds: (['intake', 'bench'] as const).filter((kind) => takesPhoto(row.status, kind)),
    isOpen: isCheckable(row.status, 'before'),
  };
}

async function questionViews(
  db: Knex,
  deps: Dependencies,
  row: RepairModel,
  language: Language,
): Promise<View['questions']> {
  const answers = await storedAnswers(db, row.id);
  const chosen = new Map(answers.map(({ question, choice }) => [question, choice]));
  const questions = await questionsOf(db, deps, row);
  return questions.map(({ id, name, choices }) => ({
    id,
    name: name[language],
    answer: chosen.get(id) ?? null,
    choices: choices.map(({ value, label }) => ({ value, label: label[language] })),
  }));
}

async function photoViews(db: Knex, { id, status }: RepairModel): Promise<View['photos']> {
  const signedAt = await intakeSignedAt(db, id);
  const photos = await photosOf(db, id);
  return photos.map((photo) =>
    photoView(photo, takesPhoto(status, photo.kind) && !isProof(photo, signedAt)),
  );
}
