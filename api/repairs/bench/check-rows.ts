import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import {
  checkPhases,
  checksFor,
  choicesOf,
  isCheckable,
  isStale,
  isWorse,
  missingChecks,
  readAnswer,
  type CheckAnswer,
  type CheckKind,
  type CheckPhase,
} from '#core/service/repair-checks.ts';
import type { RepairStatus } from '#core/service/repair-status.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';

type Wire = Reply<Endpoints['admin-repair-bench']>['checks'][number];
interface Names {
  readonly cs: string;
  readonly ro: string;
}
type Result = Omit<Rows['repair_check_results'], 'name' | 'choice'> & {
  readonly name: Names;
  readonly choice: Names | null;
  readonly by: string | null;
};

/** A check of one repair with what it found before and after. */
interface CheckRow {
  readonly checkId: number | null;
  readonly name: Names;
  readonly kind: CheckKind;
  readonly unit: string | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly choices: readonly Names[];
  readonly phases: readonly CheckPhase[];
  readonly isRequired: boolean;
  readonly before: Result | null;
  readonly after: Result | null;
}

/** Checks of a repair, and since when it was opened last; four SELECTs. */
export async function checksOf(
  db: Knex,
  repairId: number,
): Promise<{ readonly rows: readonly CheckRow[]; readonly openedAt: Date | null }> {
  const checks = await db('repair_checks')
    .where({ is_active: true })
    .orderBy(['position', 'id'])
    .select('*');
  const operations: (number | null)[] = await db('repair_lines')
    .where({ repair_id: repairId })
    .whereNotNull('operation_id')
    .whereRaw("decision is distinct from 'declined'")
    .pluck('operation_id');
  const results = await db('repair_check_results as r')
    .leftJoin('users as u', 'u.id', 'r.staff_id')
    .where({ repair_id: repairId })
    .orderBy('r.id')
    .select<Result[]>('r.*', 'u.name as by');
  const opened = await db('repair_events')
    .where({ repair_id: repairId, to_status: 'repairing' })
    .whereRaw('from_status is distinct from to_status')
    .orderBy('at', 'desc')
    .first<{ at: Date } | undefined>('at');
  const declared = checksFor(
    checks.map((check) => ({ ...check, operationId: check.operation_id })),
    operations,
  );
  const ids = new Set(declared.map(({ id }) => id));
  const rows = declared.map((check) =>
    rowOf(
      check,
      results.filter((result) => result.check_id === check.id),
    ),
  );
  // What is no longer on the list was found all the same.
  const others = results.filter(({ check_id: id }) => id === null || !ids.has(id));
  return { rows: [...rows, ...others.map(pastRow)], openedAt: opened?.at ?? null };
}

const inPhase = (results: readonly Result[], phase: CheckPhase): Result | null =>
  results.find((result) => result.phase === phase) ?? null;

function rowOf(check: Rows['repair_checks'], results: readonly Result[]): CheckRow {
  const czech = choicesOf(check.choices_cs);
  const romanian = choicesOf(check.choices_ro);
  return {
    checkId: check.id,
    name: { cs: check.name_cs, ro: check.name_ro },
    kind: check.kind,
    unit: check.unit,
    lowest: check.lowest,
    highest: check.highest,
    choices: czech.map((cs, place) => ({ cs, ro: romanian[place] ?? cs })),
    phases: checkPhases.filter((phase) => check.when_made === 'both' || check.when_made === phase),
    isRequired: check.is_required,
    before: inPhase(results, 'before'),
    after: inPhase(results, 'after'),
  };
}

const pastRow = (result: Result): CheckRow => ({
  checkId: null,
  name: result.name,
  kind: 'verdict',
  unit: result.unit,
  lowest: null,
  highest: null,
  choices: [],
  phases: [result.phase],
  isRequired: false,
  before: result.phase === 'before' ? result : null,
  after: result.phase === 'after' ? result : null,
});

/** The checks as the bench reads them. */
export const checkViews = (
  { rows, openedAt }: Awaited<ReturnType<typeof checksOf>>,
  language: Language,
): Wire[] =>
  rows.map(({ name, choices, phases, before, after, ...row }) => ({
    ...row,
    name: name[language],
    choices: choices.map((choice) => choice[language]),
    phases: [...phases],
    before: foundView(before, language),
    after: foundView(after, language),
    isWorse: isWorse(before, after),
    isStale: isStale(after, openedAt),
  }));

const foundView = (result: Result | null, language: Language): Wire['before'] =>
  result && {
    outcome: result.outcome,
    number: result.number,
    choice: result.choice?.[language] ?? null,
    at: result.at.toISOString(),
    by: result.by ?? '',
  };

/** Names of checks without which a repair is not ready. */
export const missingOf = (
  { rows, openedAt }: Awaited<ReturnType<typeof checksOf>>,
  language: Language,
): string[] => missingChecks(rows, openedAt).map(({ name }) => name[language]);

/** Refuses to call a repair ready while required checks are missing, and names them. */
export async function requireChecks(db: Knex, repairId: number, language: Language): Promise<void> {
  const missing = missingOf(await checksOf(db, repairId), language);
  if (missing.length > 0) throw new Refusal(409, 'repair_checks_missing', { extra: { missing } });
}

type Answer = CheckAnswer & { readonly checkId: number };

/** Writes down what was found; what was found of the same check before is replaced, with who and when. */
export async function storeResults(
  trx: Knex,
  repair: { readonly id: number; readonly status: RepairStatus },
  { phase, results }: { readonly phase: CheckPhase; readonly results: readonly Answer[] },
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  if (!isCheckable(repair.status, phase)) throw new Refusal(409, 'repair_not_checkable');
  const { rows } = await checksOf(trx, repair.id);
  // Of two answers to one check the last holds.
  const answers = new Map(results.map((result) => [result.checkId, result]));
  const stored = [...answers.values()].map((result) => {
    const check = rows.find(({ checkId }) => checkId === result.checkId);
    if (!check?.phases.includes(phase)) throw new FieldRefusal({ results: ['unknown_choice'] });
    const read = readAnswer(check, result);
    if (!read.ok) throw new FieldRefusal({ results: [read.error] });
    const { outcome, number, choice } = read.value;
    return {
      repair_id: repair.id,
      check_id: result.checkId,
      phase,
      name: JSON.stringify(check.name),
      unit: check.unit,
      outcome,
      number,
      choice: choice === null ? null : JSON.stringify(check.choices[choice]),
      staff_id: staffId,
      at,
    };
  });
  await trx('repair_check_results')
    .insert(stored)
    .onConflict(['repair_id', 'check_id', 'phase'])
    .merge();
}
