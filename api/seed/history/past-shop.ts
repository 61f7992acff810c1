import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { CallInput, Reply, UploadedFile } from '#core/contract/endpoint.ts';
import type { Endpoints, UrlKey } from '#core/contract/endpoints.ts';
import { permissionsOf, type Role } from '#core/permissions/roles.ts';
import { announceActors } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { describeError } from '../../platform/describe-error.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { CallContext } from '../../platform/http/call-context.ts';
import { newVisitor } from '../../platform/http/csrf.ts';
import { runRoute } from '../../platform/http/run-route.ts';
import type { BoundRoute } from '../../platform/http/bind.ts';
import type { Program } from '../../platform/modules/program.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { ReplyCache } from '../../platform/reply-cache.ts';
import type { Dice } from './dice.ts';
import { PastJobs } from './past-jobs.ts';

/** Somebody who calls the shop: a visitor with a cookie, or somebody signed in. */
export interface Caller {
  readonly visitor: string;
  readonly user: SignedInUser | null;
}

/** Addresses that are documentation's own (RFC 5737) and nobody's. */
const nobodysAddress = '192.0.2.1';

type CallOf = <K extends UrlKey>(
  who: Caller,
  key: K,
  input: CallInput<Endpoints[K]>,
  file?: UploadedFile,
) => Promise<Reply<Endpoints[K]>>;

/** The shop on a past day: its own calls, its own rules, and another clock. */
export interface PastShop {
  readonly deps: Dependencies;
  readonly trx: Knex.Transaction;
  readonly dice: Dice;
  /** Moves the clock on to a time of this day; it never goes back. */
  readonly at: (hour: number) => void;
  readonly call: CallOf;
  readonly visitor: () => Caller;
  readonly signedIn: (role: Role) => Promise<Caller>;
  /** Tells a story as a whole or not at all: one that the shop refuses leaves nothing behind. */
  readonly story: (name: string, tell: () => Promise<unknown>) => Promise<void>;
  /** What the shop's clock does by itself: unpaid orders, late reservations and old offers end. */
  readonly daily: () => Promise<void>;
  /** Does what the calls before have asked for. */
  readonly work: () => Promise<void>;
}

interface Opening {
  readonly deps: Dependencies;
  readonly program: Program;
  readonly trx: Knex.Transaction;
  /** Its first moment. */
  readonly day: Date;
  readonly dice: Dice;
  readonly refused: (story: string, error: string) => void;
}

/** Opens the shop within a transaction, as it was on a day. */
export function openPastShop({ deps: today, program, trx, day, dice, refused }: Opening) {
  let clock = day.getTime();
  const now = () => new Date((clock += 1_000));
  const jobs = new PastJobs(now);
  announceActors(trx);
  const deps: Dependencies = { ...pastDeps(today, trx), now, jobs };
  const routes = new Map(program.routes(deps).map((route) => [route.key, route]));
  const people = new Map<Role, Promise<SignedInUser>>();
  const shop: PastShop = {
    deps,
    trx,
    dice,
    at: (hour) => {
      clock = Math.max(clock, day.getTime() + Math.round(hour * 3_600_000));
    },
    call: (who, key, input, file) => callOf({ deps, routes, jobs, program }, who, key, input, file),
    visitor: () => ({ visitor: newVisitor(), user: null }),
    signedIn: async (role) => {
      const known = people.get(role) ?? findAccount(trx, role);
      people.set(role, known);
      return { visitor: newVisitor(), user: await known };
    },
    story: (name, tell) => tellStory(trx, jobs, tell, (error) => refused(name, error)),
    daily: () => runDaily(program, deps, jobs),
    work: () => jobs.work(program.jobs, deps),
  };
  return { shop, jobs };
}

/** Rules of time whose turns of a past day the running shop would make up for today, with mails of today. */
const dailyJobs: ReadonlySet<string> = new Set([
  'order-release-unpaid',
  'order-await-devices',
  'reservation-expire',
  'buyback-expire',
  'buyback-settle-counter-offers',
  'repair-remind',
]);

async function runDaily(program: Program, deps: Dependencies, jobs: PastJobs): Promise<void> {
  for (const { name, run } of program.jobs) if (dailyJobs.has(name)) await run({}, deps);
  await jobs.work(program.jobs, deps);
}

/** All that is read and written goes through the day's transaction, and nothing is answered from memory. */
const pastDeps = (today: Dependencies, trx: Knex.Transaction): Dependencies => ({
  ...today,
  knex: trx,
  reads: trx,
  replyCache: new ReplyCache(0),
});

interface Running {
  readonly deps: Dependencies;
  readonly program: Program;
  readonly routes: ReadonlyMap<UrlKey, BoundRoute>;
  readonly jobs: PastJobs;
}

async function callOf<K extends UrlKey>(
  { deps, routes, jobs, program }: Running,
  who: Caller,
  key: K,
  input: object,
  file?: UploadedFile,
): Promise<Reply<Endpoints[K]>> {
  const route = routes.get(key);
  if (!route) throw new Error(`nobody answers ${key}`);
  const raw = { params: {}, query: {}, body: undefined, ...input, file };
  const reply = await runRoute(deps, route, raw, contextOf(deps, who));
  // Otherwise what a customer does next would be recorded as the work of the staff before.
  await deps.knex.raw(
    "select set_config('obmena.actor', '', true), set_config('obmena.change_set', '', true)",
  );
  await jobs.work(program.jobs, deps);
  return reply as Reply<Endpoints[K]>; // checked by the contract of this very call
}

function contextOf(deps: Dependencies, { visitor, user }: Caller): CallContext {
  const at = deps.now();
  const tokenHash = createHash('sha256').update(visitor).digest();
  const session = user && {
    token: visitor,
    tokenHash,
    user,
    storeId: null,
    isLocked: false,
    renewed: false,
    openedAt: at,
    secondFactorAt: at,
    byBadge: false,
  };
  const { language } = deps.market;
  return new CallContext(deps, {
    language,
    requestId: `past-${visitor}`,
    ip: nobodysAddress,
    session,
    visitor,
  });
}

async function findAccount(trx: Knex, role: Role): Promise<SignedInUser> {
  const row = await trx('users')
    .where('e_mail', `${role}@obmena.example`)
    .first('id', 'e_mail', 'name');
  if (!row) throw new Error(`there is no demonstration account of the role ${role}`);
  const { id, e_mail: eMail, name } = row;
  return { id, eMail, name, role, permissions: permissionsOf(role) };
}

async function tellStory(
  trx: Knex.Transaction,
  jobs: PastJobs,
  tell: () => Promise<unknown>,
  refused: (error: string) => void,
): Promise<void> {
  await trx.raw('savepoint story');
  try {
    await tell();
    await trx.raw('release savepoint story');
  } catch (error) {
    await trx.raw('rollback to savepoint story');
    jobs.drop();
    refused(sayError(error));
  }
}

/** What a refusal says, without anything that was typed. */
const sayError = (error: unknown): string =>
  JSON.stringify(error instanceof FieldRefusal ? error.fields : describeError(error));
