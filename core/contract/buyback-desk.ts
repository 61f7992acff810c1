import { z } from 'zod';
import { buybackStatuses } from '../buyback/buyback-status.ts';
import { buybacksGrid } from '../buyback/buybacks-grid.ts';
import { numberChecks } from '../buyback/check-number.ts';
import { grades } from '../buyback/grade.ts';
import { payoutStages } from '../buyback/payout.ts';
import { personalFields } from '../buyback/personal-fields.ts';
import { mostPictureBytes } from '../files/image-limits.ts';
import { bankText } from '../identity/bank-text.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { line } from '../shared/field-schemas.ts';
import { bonusEndpoints } from './bonuses.ts';
import { id, version } from './catalog-admin-fields.ts';
import { appraisal, deviceCondition } from './choice.ts';
import type { Endpoint } from './endpoint.ts';
import { reason } from './staff-forms.ts';
import { gridList, gridSelect } from './grid-calls.ts';
import { payoutEndpoints } from './payouts.ts';
import { voucherEndpoints } from './vouchers.ts';

const params = z.object({ id });
const read = { permission: 'buyback.read' } as const;
const status = z.enum(buybackStatuses);
const amount = z.int().nonnegative();
const moment = z.iso.datetime();
const answers = z.record(z.string(), z.string());

const photo = z.object({
  id: z.int(),
  width: z.int(),
  height: z.int(),
  by: z.string(),
  at: moment,
});

const file = z.object({
  id: z.int(),
  /** How the code on the parcel begins; the whole one would let its reader act as the customer. */
  codeBeginning: z.string(),
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
  /** Which number of the device the seller gave, to be compared at the inspection. */
  deviceNumber: z.enum(['imei', 'serial_number']).nullable(),
  /** Everything that names the seller or the device, masked; empty where it was wiped or never given. */
  masked: z.array(z.object({ field: z.enum(personalFields), text: z.string() })),
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
      /** Whether the device's number was compared with the seller's; null where there was none, or it was not asked for. */
      numberCheck: z.enum(numberChecks).nullable(),
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
  /** The order that the device is set off against, or was until it was released. */
  order: z
    .object({
      number: z.string(),
      status: z.enum(orderStatuses),
      statusText: z.string(),
      due: amount,
      isReleased: z.boolean(),
    })
    .nullable(),
  photos: z.array(photo),
  /** States that the caller may move it to now. */
  moves: z.array(status),
  mayInspect: z.boolean(),
  /** The seller's name cannot stand in the bank's file, and nobody has said how to write it yet. */
  needsAccountHolder: z.boolean(),
});

const photoPath = 'admin/buyback/{id}/photos/';
const onePhoto = {
  path: `${photoPath}{photo_id}/`,
  params: params.extend({ photoId: id }),
} as const;

/** The buy-back desk of the back office (DECISIONS Buy-back). */
export const buybackDeskEndpoints = {
  'grid-buybacks': gridList(buybacksGrid),
  'grid-buybacks-select': gridSelect(buybacksGrid),
  ...payoutEndpoints,
  ...bonusEndpoints,
  ...voucherEndpoints,
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
    provedAnew: true,
    params,
    body: z.strictObject({ field: z.enum(personalFields, 'required'), reason }),
    reply: z.object({ value: z.string(), visibleUntil: moment }),
    status: 200,
    summary: 'Shows one personal field for 60 seconds; the reading is audited',
  },
  'buyback-account-holder': {
    method: 'POST',
    path: 'admin/buyback/{id}/account-holder/',
    access: { permission: 'buyback.move' },
    params,
    body: z.strictObject({
      accountHolder: line(70).refine((text) => bankText(text) !== null, 'holder_not_latin'),
      version,
    }),
    reply: file,
    status: 200,
    conflicts: true,
    summary: 'Says how the holder of the account is written in Latin letters, for the bank',
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
    summary: 'A photo of an inspection, for the staff',
  },
  'buyback-photo-delete': {
    ...onePhoto,
    method: 'DELETE',
    access: { permission: 'buyback.inspect' },
    status: 204,
    summary: 'Deletes a photo of an inspection that was not stored yet',
  },
} as const satisfies Record<string, Endpoint>;
