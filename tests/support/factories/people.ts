import { randomBytes } from 'node:crypto';
import { addVariant } from './catalogue.ts';
import { factoryOf } from './row-factory.ts';

/** An account that nobody signs in to by a password; those are slow by design. */
export const addUser = factoryOf('users')((made) => ({
  e_mail: `ucet-${String(made)}@posta.example`,
  password_hash: 'none',
  name: 'Jana Nováková',
  role: 'customer',
  language: 'cs',
}));

export const addProfile = factoryOf('user_profiles')(async (_, given, knex) => ({
  user_id: given.user_id ?? (await addUser(knex)).id,
}));

/** What somebody bought, and so may review. */
export const addPurchase = factoryOf('purchases')(async (made, given, knex) => ({
  user_id: given.user_id ?? (await addUser(knex)).id,
  master_product_id: given.master_product_id ?? (await addVariant(knex)).id,
  order_reference: `OB-${String(made)}`,
}));

export const addReview = factoryOf('reviews')(async (_, given, knex) => ({
  master_product_id: given.master_product_id ?? (await addVariant(knex)).id,
  user_id: given.user_id ?? (await addUser(knex)).id,
  rating: 5,
  is_anonymous: false,
  full_name: 'Jana Nová',
}));

/** An account that the seed has made. */
export const addDemonstration = factoryOf('demonstration_accounts')(async (_, given, knex) => ({
  user_id: given.user_id ?? (await addUser(knex)).id,
}));

/** What one of the staff did in one call. */
export const addChangeSet = factoryOf('change_sets')(async (made, given, knex) => ({
  actor_id: given.actor_id ?? (await addUser(knex, { role: 'admin' })).id,
  at: new Date(),
  call: 'admin-unit-update',
  request_id: `volani-${String(made)}`,
}));

export const addChangeEntry = factoryOf('change_entries')(async (_, given, knex) => ({
  set_id: given.set_id ?? (await addChangeSet(knex)).id,
  table_name: 'units',
  row_id: 1,
  op: 'delete',
}));

/** That rows of a list have changed, by which its counts are known to be old. */
export const addGridChange = factoryOf('grid_changes')(() => ({ grid: 'orders' }));

/** A badge that somebody was given. */
export const addBadge = factoryOf('staff_badges')(async (_, given, knex) => ({
  user_id: given.user_id ?? (await addUser(knex, { role: 'picker' })).id,
  code_digest: randomBytes(32),
  issued_at: new Date(),
  issued_by: given.issued_by ?? (await addUser(knex, { role: 'admin' })).id,
}));

/** A window that takes badges. */
export const addBadgeWindow = factoryOf('staff_windows')(async (made, given, knex) => ({
  station_hash: randomBytes(32),
  name: `Okno ${String(made)}`,
  registered_at: new Date(),
  registered_by: given.registered_by ?? (await addUser(knex, { role: 'admin' })).id,
}));

/** That a supervisor agreed. */
export const addApproval = factoryOf('supervisor_approvals')(async (_, given, knex) => ({
  token_hash: randomBytes(32),
  action: 'full_purge',
  subject: 'cache',
  asked_by: given.asked_by ?? (await addUser(knex, { role: 'content' })).id,
  approved_by: given.approved_by ?? (await addUser(knex, { role: 'admin' })).id,
  created_at: new Date(),
  expires_at: new Date(Date.now() + 60_000),
}));

/** What happened to an account or a right. */
export const addSecurityEvent = factoryOf('security_events')(() => ({
  at: new Date(),
  kind: 'sign_in_failed',
}));

/** What somebody wrote by the contact form. */
export const addEnquiry = factoryOf('enquiries')(() => ({
  kind: 'contact',
  language: 'cs',
  e_mail: 'pta.se@posta.example',
  content: JSON.stringify({ phone: '+420601234567', message: 'Máte ho skladem?' }),
  created_at: new Date(),
}));

/** An authenticator app of somebody's. */
export const addSecondFactor = factoryOf('second_factors')(() => ({
  kind: 'totp',
  name: 'Telefon',
  secret: Buffer.alloc(20),
  created_at: new Date(),
  confirmed_at: new Date(),
}));

/** What somebody wrote down of a call. */
export const addCustomerNote = factoryOf('customer_notes')(async (_, given, knex) => ({
  e_mail: 'zakaznik@posta.example',
  text: 'Volal kvůli záruce.',
  staff_id: given.staff_id ?? (await addUser(knex, { role: 'support' })).id,
  written_at: new Date(),
}));

/** Somebody who has agreed to be sent news. */
export const addSubscriber = factoryOf('subscribers')((made) => ({
  e_mail: `odber-${String(made)}@posta.example`,
  code: String(made).padStart(22, 's'),
  status: 'confirmed',
  language: 'cs',
  changed_at: new Date(),
}));
