import { z } from 'zod';
import { buybackStatuses } from '../buyback/buyback-status.ts';
import { grades } from '../buyback/grade.ts';
import { payoutStages } from '../buyback/payout.ts';
import { mostPictureBytes } from '../files/image-limits.ts';
import { bonusesGrid } from '../grid/bonuses-grid.ts';
import { buybacksGrid } from '../grid/buybacks-grid.ts';
import { payoutsGrid } from '../grid/payouts-grid.ts';
import { id, version } from './catalog-admin-fields.ts';
import { appraisal, choice, deviceCondition } from './choice.ts';
import type { Endpoint } from './endpoint.ts';
import { gridEdit, gridList, gridSelect } from './grid-calls.ts';
import { line, token } from './text.ts';

const params = z.object({ id });
const read = { permission: 'buyback.read' } as const;
const pay = { permission: 'buyback.pay' } as const;
const status = z.enum(buybackStatuses);
const amount = z.int().nonnegative();
const moment = z.iso.datetime();
const answers = z.record(z.string(), z.string());

/** What may be revealed of a seller, one at a time and with a reason. */
export const revealedFields = [
  'full_name',
  'e_mail',
  'phone_number',
  'address',
  'pickup_address',
  'personal_identification_number',
  'identity_card_number',
  'bank_account',
  'imei',
  'serial_number',
] as const;

const photo = z.object({
  id: z.int(),
  width: z.int(),
  height: z.int(),
  by: z.string(),
  at: moment,
});

const file = z.object({
  id: z.int(),
  code: z.string(),
  version: z.int(),
  status,
  language: z.enum(['cs', 'ro']),
  device: z.string(),
  grade: z.enum(grades),
  price: amount,
  createdAt: moment,
  lockedUntil: moment,
  statusSince: moment,
  /** As it was sold: the questions with the customer's answers chosen, in the caller's language. */
  appraisal,
  answers,
  /** The questions as their customer reads them, to show what a counter-offer will say. */
  customerConditions: z.record(z.string(), deviceCondition),
  offered: z.object({ grade: z.enum(grades), price: amount }),
  note: z.string(),
  /** Everything that names the seller or the device, masked; empty where it was wiped or never given. */
  masked: z.array(z.object({ field: z.enum(revealedFields), text: z.string() })),
  history: z.array(
    z.object({
      from: status.nullable(),
      to: status,
      at: moment,
      /** The staff member's name, or `customer` or `system`. */
      actor: z.string(),
      isStaff: z.boolean(),
      reason: z.string(),
    }),
  ),
  inspection: z
    .object({
      grade: z.enum(grades),
      price: amount,
      answers,
      note: z.string(),
      by: z.string(),
      at: moment,
    })
    .nullable(),
  counterOffer: z
    .object({
      decision: z.enum(['open', 'accepted', 'refused', 'returned']),
      answerBy: moment,
      remindedAt: moment.nullable(),
    })
    .nullable(),
  payout: z
    .object({
      stage: z.enum(payoutStages),
      amount,
      preparedBy: z.string(),
      preparedAt: moment,
      releasedBy: z.string().nullable(),
      reference: z.string().nullable(),
      paidAt: moment.nullable(),
    })
    .nullable(),
  photos: z.array(photo),
  /** States that the caller may move it to now. */
  moves: z.array(status),
  mayInspect: z.boolean(),
});

const photoPath = 'admin/buyback/{id}/photos/';
const onePhoto = {
  path: `${photoPath}{photoId}/`,
  params: params.extend({ photoId: id }),
} as const;

const refused = z.array(z.object({ id: z.int(), reason: z.string() }));
const selection = z.strictObject({ selectionId: token });

const payoutOrder = z.object({
  id: z.int(),
  reference: z.string(),
  releasedBy: z.string(),
  releasedAt: moment,
  supervisedBy: z.string().nullable(),
  fileMadeAt: moment.nullable(),
  count: z.int(),
  total: amount,
  /** Of these, not paid yet. */
  open: z.int(),
});

const day = z.iso.date('invalid_value');
const percent = z.int('invalid_value').min(1, 'invalid_value').max(100, 'too_large');
const bonusFields = {
  percent,
  /** Slugs; null for all. */
  manufacturer: token.nullable(),
  deviceType: token.nullable(),
};
const validity = {
  /** First and last day in the market's time zone; null: until it is ended. */
  validFrom: day,
  validTo: day.nullable(),
};
const isPeriod = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
  validTo === null || validFrom <= validTo;
const endsEarly = { path: ['validTo'], message: 'invalid_value' };
const bonus = z.object({ id: z.int(), version: z.int() });

/** The buy-back desk of the back office (DECISIONS Buy-back). */
export const buybackDeskEndpoints = {
  'grid-buybacks': gridList(buybacksGrid),
  'grid-buybacks-select': gridSelect(buybacksGrid),
  'grid-payouts': gridList(payoutsGrid),
  'grid-payouts-select': gridSelect(payoutsGrid),
  'grid-bonuses': gridList(bonusesGrid),
  'grid-bonuses-select': gridSelect(bonusesGrid),
  'grid-bonuses-edit': gridEdit(bonusesGrid),
  'buyback-desk': {
    method: 'GET',
    path: 'admin/buyback/{id}/desk/',
    access: read,
    params,
    reply: file,
    status: 200,
    summary: 'All that the desk needs of one buy-back, personal data masked',
  },
  'buyback-desk-reveal': {
    method: 'POST',
    path: 'admin/buyback/{id}/desk/reveal/',
    access: { permission: 'identity.reveal' },
    params,
    body: z.strictObject({ field: z.enum(revealedFields, 'required'), reason: line(500) }),
    reply: z.object({ value: z.string(), visibleUntil: moment }),
    status: 200,
    summary: 'Shows one personal field for 60 seconds; the reading is audited',
  },
  'buyback-photo-add': {
    method: 'POST',
    path: photoPath,
    access: { permission: 'buyback.inspect' },
    params,
    upload: { mostBytes: mostPictureBytes },
    reply: photo,
    status: 201,
    summary: 'Adds a photo of an inspection',
  },
  'buyback-photo': {
    ...onePhoto,
    method: 'GET',
    access: read,
    download: true,
    status: 200,
    summary: 'A photo of an inspection, for the staff alone',
  },
  'buyback-photo-delete': {
    ...onePhoto,
    method: 'DELETE',
    access: { permission: 'buyback.inspect' },
    status: 204,
    summary: 'Deletes a photo of an inspection that was not stored yet',
  },
  'payout-prepare': {
    method: 'POST',
    path: 'admin/payouts/prepare/',
    access: { permission: 'buyback.move' },
    body: selection,
    reply: z.object({ prepared: z.int(), total: amount, refused }),
    status: 200,
    summary: 'Prepares payouts of accepted buy-backs, for another person to release',
  },
  'payout-release': {
    method: 'POST',
    path: 'admin/payouts/release/',
    access: pay,
    body: selection.extend({
      /** Of a supervisor, for `buyback_over_limit` and `payouts:<selection id>`. */
      approval: token.optional(),
    }),
    reply: z.object({ order: payoutOrder.nullable(), released: z.int(), refused }),
    status: 200,
    conflicts: true,
    summary: 'Releases payouts that somebody else prepared, as one order for the bank',
  },
  'payout-orders': {
    method: 'GET',
    path: 'admin/payouts/orders/',
    access: read,
    reply: z.object({ results: z.array(payoutOrder) }),
    status: 200,
    summary: 'Payment orders that are not paid yet and the latest paid ones, newest first',
  },
  'payout-file': {
    method: 'POST',
    path: 'admin/payouts/orders/{id}/file/',
    access: pay,
    params,
    reply: z.object({ name: z.string(), contents: z.string() }),
    status: 200,
    summary: 'The order for the bank as ISO 20022 pain.001; every account read is audited',
  },
  'payout-paid': {
    method: 'POST',
    path: 'admin/payouts/orders/{id}/paid/',
    access: pay,
    params,
    reply: z.object({ paid: z.int(), refused }),
    status: 200,
    summary: 'Marks an order as paid: each device is in stock in the same transaction',
  },
  'bonus-choices': {
    method: 'GET',
    path: 'admin/buyback-bonuses/choices/',
    access: { permission: 'pricing.read' },
    reply: z.object({ manufacturers: z.array(choice), deviceTypes: z.array(choice) }),
    status: 200,
    summary: 'Manufacturers and types that a bonus can be for',
  },
  'bonus-add': {
    method: 'POST',
    path: 'admin/buyback-bonuses/',
    access: { permission: 'pricing.publish' },
    body: z.strictObject({ ...bonusFields, ...validity }).refine(isPeriod, endsEarly),
    reply: bonus,
    status: 201,
    summary: 'Adds a bonus to buy-backs',
  },
  'bonus-validity': {
    method: 'PATCH',
    path: 'admin/buyback-bonuses/{id}/',
    access: { permission: 'pricing.publish' },
    params,
    body: z.strictObject({ ...validity, version }).refine(isPeriod, endsEarly),
    reply: bonus,
    status: 200,
    conflicts: true,
    summary: 'Changes when a bonus holds',
  },
  'bonus-end': {
    method: 'POST',
    path: 'admin/buyback-bonuses/{id}/end/',
    access: { permission: 'pricing.publish' },
    params,
    body: z.strictObject({ version }),
    status: 204,
    conflicts: true,
    summary: 'Ends a bonus now; one that has not begun is deleted',
  },
} as const satisfies Record<string, Endpoint>;
