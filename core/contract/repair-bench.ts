import { z } from 'zod';
import { checkOutcomes, checkPhases, largestNumber } from '../service/repair-checks.ts';
import { line, rowId } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'repairs.manage' } as const;
const params = z.object({ id });
const moment = z.iso.datetime();
const amount = z.int().nonnegative();
const phase = z.enum(checkPhases, 'required');

/** What was found, by whom and when. */
const found = z.object({
  outcome: z.enum(checkOutcomes),
  number: z.int().nullable(),
  choice: z.string().nullable(),
  at: moment,
  by: z.string(),
});

const check = z.object({
  /** Null where the check is no longer made and only its result is known. */
  checkId: z.int().nullable(),
  name: z.string(),
  kind: z.enum(['verdict', 'number', 'choice']),
  unit: z.string().nullable(),
  lowest: z.int().nullable(),
  highest: z.int().nullable(),
  choices: z.array(z.string()),
  phases: z.array(z.enum(checkPhases)),
  isRequired: z.boolean(),
  before: found.nullable(),
  after: found.nullable(),
  /** It worked before and does not after. */
  isWorse: z.boolean(),
  /** Looked at before the device was opened again; it is to be looked at anew. */
  isStale: z.boolean(),
});

const message = { title: line(120), text: z.string('required').trim().min(1, 'required') };

const bench = z.object({
  checks: z.array(check),
  /** Lists that can be filled in now. */
  phases: z.array(z.enum(checkPhases)),
  /** Names of required checks without which the repair is not ready. */
  missing: z.array(z.string()),
  timer: z.object({
    canStart: z.boolean(),
    /** Whether the caller's own runs on this repair. */
    isMine: z.boolean(),
    people: z.array(
      z.object({
        name: z.string(),
        minutes: amount,
        /** Since when their timer runs; null where it stands. */
        since: moment.nullable(),
      }),
    ),
    /** Another repair on which the caller's timer runs. */
    elsewhere: z.object({ id: z.int(), number: z.string() }).nullable(),
  }),
  /** False once nobody is known to whom it could be sent. */
  canWrite: z.boolean(),
  /** Filled in, in the language of the repair; what is not known stays in braces. */
  templates: z.array(z.object({ id: z.int(), title: z.string(), text: z.string() })),
  messages: z.array(
    z.object({ id: z.int(), title: z.string(), text: z.string(), at: moment, by: z.string() }),
  ),
});

const messageBody = z.strictObject({
  title: message.title,
  text: message.text.max(3000, 'too_long').refine(
    // Line breaks are text in a message; other control characters are not.
    (text) => !/(?![\n\r\t])[\p{Cc}\p{Cs}]/u.test(text),
    'control_characters',
  ),
});

/** What a technician does beside moving a repair: checks, time, and messages. */
export const repairBenchEndpoints = {
  'admin-repair-bench': {
    method: 'GET',
    path: 'admin/repairs/{id}/bench/',
    access,
    params,
    reply: bench,
    status: 200,
    summary: 'Checks before and after a repair, the time worked on it, and messages about it',
  },
  'admin-repair-checked': {
    method: 'POST',
    path: 'admin/repairs/{id}/checks/',
    access,
    params,
    body: z.strictObject({
      phase,
      results: z
        .array(
          z.strictObject({
            checkId: rowId,
            outcome: z.enum(checkOutcomes, 'required'),
            number: z
              .int('invalid_value')
              .min(0, 'invalid_value')
              .max(largestNumber, 'too_large')
              .nullable(),
            /** Place of the chosen word. */
            choice: z.int('invalid_value').min(0, 'invalid_value').max(100, 'too_large').nullable(),
          }),
        )
        .min(1, 'required')
        .max(100, 'invalid_value'),
    }),
    reply: bench,
    status: 200,
    summary: 'Writes down what checks found; what was written of them before is replaced',
  },
  'admin-repair-timer-start': {
    method: 'POST',
    path: 'admin/repairs/{id}/timer/start/',
    access,
    params,
    body: z.strictObject({}),
    reply: z.object({
      bench,
      /** Number of the repair on which the caller's timer ran until now. */
      stopped: z.string().nullable(),
    }),
    status: 200,
    summary: "Starts the caller's timer on a repair; one that runs elsewhere stops",
  },
  'admin-repair-timer-stop': {
    method: 'POST',
    path: 'admin/repairs/{id}/timer/stop/',
    access,
    params,
    body: z.strictObject({}),
    reply: bench,
    status: 200,
    summary: "Stops the caller's timer on a repair",
  },
  'admin-repair-message-preview': {
    method: 'POST',
    path: 'admin/repairs/{id}/messages/preview/',
    access,
    params,
    body: messageBody,
    /** The mail as plain text; the link in it opens nothing. */
    reply: z.object({ subject: z.string(), text: z.string() }),
    status: 200,
    summary: 'The mail that a message would become; it changes nothing',
  },
  'admin-repair-message': {
    method: 'POST',
    path: 'admin/repairs/{id}/messages/',
    access,
    params,
    body: messageBody.extend({ templateId: rowId.nullable() }),
    reply: bench,
    status: 200,
    limit: { attempts: 60, minutes: 10 },
    summary: 'Sends a message about a repair to its customer',
  },
  'bench-suggestions-take': {
    method: 'POST',
    path: 'admin/bench-suggestions/',
    access: { permission: 'service.edit' },
    body: z.strictObject({ list: z.enum(['checks', 'messages'], 'required') }),
    reply: z.object({
      /** Null where the shop has them all. */
      changeSetId: z.int().nullable(),
      added: z.int(),
      /** Of those names there were some already, which stay as they are. */
      kept: z.int(),
    }),
    status: 200,
    summary:
      'Adds the suggested checks of the bench, or messages to its customers, to the shop’s own',
  },
} as const satisfies Record<string, Endpoint>;
