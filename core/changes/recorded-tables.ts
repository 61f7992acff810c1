import type { Permission } from '../permissions/roles.ts';
import type { Resource } from '../resources/resource.ts';
import { resources } from './all-resources.ts';

/** A table whose changes by the staff are recorded (DECISIONS "Staff grids"). */
export interface RecordedTable {
  /** Who may hear live that something of it changed. */
  readonly read: Permission;
  /** Who may undo what somebody else changed. */
  readonly edit: Permission;
  /** Why it is history only: undoing would go round what its own calls watch over. */
  readonly recordOnly?: string;
  /** Columns that name a row, `*` standing for the language; the first that is not empty. */
  readonly label: readonly string[];
  /** The row whose name comes first, or instead. */
  readonly of?: { readonly table: string; readonly column: string };
  /** The row whose own changes are told with it, as its texts are this row's too. */
  readonly within?: { readonly table: string; readonly column: string };
  /** Rows that belong to no one row, whose changes are told with it. */
  readonly beside?: readonly Beside[];
}

/** Rows of a table that say more of another one: its pictures, its texts for search engines. */
export interface Beside {
  readonly table: string;
  /** Which of its columns names the row. */
  readonly column: string;
  /** By which column of the row, where that is not its id. */
  readonly by?: string;
  /** Part of the key that they have in common. */
  readonly key?: { readonly column: string; readonly value: string };
}

const catalogue = { read: 'catalogue.read', edit: 'catalogue.edit' } as const;
const content = { read: 'content.edit', edit: 'content.edit' } as const;
const sale = { read: 'orders.read', edit: 'orders.manage' } as const;
const pricing = { read: 'pricing.read', edit: 'pricing.publish' } as const;
const gallery = { read: 'gallery.edit', edit: 'gallery.edit' } as const;

const names = ['name_*', 'code'] as const;
const ofVariant = { table: 'master_products', column: 'master_product_id' } as const;
const ofPiece = { table: 'products', column: 'product_id' } as const;
const searchTextsOf = (value: string): Beside => ({
  table: 'seo_texts',
  column: 'subject_id',
  key: { column: 'subject_kind', value },
});
const besideFamily: readonly Beside[] = [
  searchTextsOf('meta_master'),
  { table: 'fileset_files', column: 'fileset_id', by: 'fileset_id' },
  { table: 'accessory_fits', column: 'accessory_id' },
  { table: 'accessory_fits', column: 'device_id' },
];
const ofCategory = { table: 'type_categories', column: 'category_id' } as const;

const ownStates = 'it moves along its states, each move with what follows from it';

/** A resource is recorded by what its declaration says. */
const recordedResource = ({ table, options }: Resource): readonly [string, RecordedTable] => {
  const { read, edit, label, of } = options;
  return [table, { read, edit, label, ...(of && { of }) }];
};

/** Every recorded table; what is recorded of each is said by the migration that adds it. */
export const recordedTables: Readonly<Record<string, RecordedTable>> = {
  ...Object.fromEntries(resources.map((one) => recordedResource(one))),
  meta_masters: { ...catalogue, label: ['name_*'], beside: besideFamily },
  master_products: {
    ...catalogue,
    label: names,
    within: { table: 'meta_masters', column: 'meta_master_id' },
    beside: [searchTextsOf('master_product')],
  },
  accessory_fits: {
    ...catalogue,
    label: [],
    of: { table: 'meta_masters', column: 'accessory_id' },
  },
  product_attributes: { ...catalogue, label: [], of: ofVariant },
  master_product_categories: { ...catalogue, label: [], of: ofVariant },
  product_redirects: { ...catalogue, label: ['seo_name'] },
  products: { ...catalogue, label: ['barcode'], of: ofVariant },
  product_level_prices: { ...catalogue, label: [], of: ofPiece },
  stock_movements: { ...catalogue, label: [], of: ofPiece },
  purchase_orders: {
    read: 'warehouse.work',
    edit: 'warehouse.manage',
    label: [],
    of: { table: 'suppliers', column: 'supplier_id' },
    recordOnly: ownStates,
  },
  supplier_invoices: {
    read: 'purchasing.manage',
    edit: 'purchasing.manage',
    label: ['number'],
    of: { table: 'suppliers', column: 'supplier_id' },
    recordOnly: ownStates,
  },
  purchase_order_lines: {
    read: 'warehouse.work',
    edit: 'warehouse.manage',
    label: [],
    of: ofPiece,
    recordOnly: 'its order keeps its lines as they were ordered',
  },
  stock_places: { ...catalogue, label: ['code'] },
  add_ons: { ...catalogue, label: names },
  seo_texts: { ...catalogue, label: ['title', 'subject_kind'] },
  page_components: { ...catalogue, label: ['kind'] },
  type_categories: { ...catalogue, label: ['name_*'] },
  imported_accounts: { read: 'accounts.manage', edit: 'accounts.manage', label: ['user_id'] },
  feeds: { ...catalogue, label: ['code'] },
  feed_categories: { ...catalogue, label: [], of: ofCategory },
  type_category_manufacturers: { ...catalogue, label: [], of: ofCategory },
  category_redirects: { ...catalogue, label: ['path'] },
  filesets: { ...gallery, label: ['name'] },
  fileset_files: {
    ...gallery,
    label: ['alt_*'],
    of: { table: 'filesets', column: 'fileset_id' },
  },
  articles: { ...content, label: ['title_*'] },
  landing_pages: { ...content, label: ['title_*'] },
  faq_groups: { ...content, label: ['name_*'] },
  faq_questions: { ...content, label: ['question_*'] },
  job_offers: { read: 'careers.edit', edit: 'careers.edit', label: ['title_*'] },
  reviews: { read: 'reviews.moderate', edit: 'reviews.moderate', label: [], of: ofVariant },
  discounts: { read: 'discounts.edit', edit: 'discounts.edit', label: ['marketing_name_*'] },
  discount_code_batches: {
    read: 'discounts.edit',
    edit: 'discounts.edit',
    label: [],
    of: { table: 'discounts', column: 'discount_id' },
    recordOnly: 'codes are taken back by their own call, which leaves redeemed ones alone',
  },
  buyback_bonuses: { ...pricing, label: ['percent'] },
  buyback_voucher_limit: { ...pricing, label: ['most_amount'] },
  price_list_versions: {
    ...pricing,
    label: ['code'],
    recordOnly: 'a published price list stays as it is; another version takes its place',
  },
  current_price_list: {
    ...pricing,
    label: [],
    of: { table: 'price_list_versions', column: 'version_id' },
    recordOnly: 'a published price list stays as it is; another version takes its place',
  },
  price_drafts: { ...pricing, label: ['name'] },
  price_draft_rows: {
    ...pricing,
    label: [],
    of: { table: 'device_models', column: 'model_id' },
  },
  price_draft_choices: { ...pricing, label: ['label_*'] },
  company_facts: {
    read: 'shop.settings',
    edit: 'shop.settings',
    label: ['name'],
    recordOnly:
      'papers that were written say the company as it was; a mistake is corrected by its form',
  },
  delivery_payment_exclusions: {
    read: 'shop.settings',
    edit: 'shop.settings',
    label: ['delivery_code'],
  },
  api_keys: {
    read: 'integrations.manage',
    edit: 'integrations.manage',
    label: ['name'],
    recordOnly: 'a key that was ended stays so, as its program may be in the wrong hands',
  },
  webhooks: {
    read: 'integrations.manage',
    edit: 'integrations.manage',
    label: ['name'],
    recordOnly: 'its secret and its log are not brought back with it',
  },
  users: {
    read: 'accounts.manage',
    edit: 'accounts.manage',
    label: ['role'],
    recordOnly: 'access is given and taken by its own call, which ends sessions and keeps an admin',
  },
  user_profiles: {
    read: 'customers.read',
    edit: 'customers.terms',
    label: ['payment_days'],
    recordOnly: 'it lies beside personal data that no history keeps, and is set by its own call',
  },
  refunds: { ...sale, label: ['amount'], recordOnly: ownStates },
  withdrawals: { ...sale, label: ['status'], recordOnly: ownStates },
  bank_entries: {
    ...sale,
    label: ['movement'],
    recordOnly: 'its money is taken and noted by its own calls',
  },
  refund_payouts: { ...sale, label: ['amount'], recordOnly: ownStates },
  prepared_acts: {
    read: 'office.use',
    edit: 'money.release',
    label: ['title'],
    recordOnly: ownStates,
  },
  payments: { ...sale, label: ['provider'], recordOnly: ownStates },
  orders: { ...sale, label: ['number'], recordOnly: ownStates },
  buybacks: {
    read: 'buyback.read',
    edit: 'buyback.move',
    label: ['status'],
    recordOnly: ownStates,
  },
  buyback_payouts: {
    read: 'buyback.read',
    edit: 'buyback.pay',
    label: ['amount'],
    recordOnly: ownStates,
  },
  payout_orders: {
    read: 'buyback.read',
    edit: 'buyback.pay',
    label: ['reference'],
    recordOnly: ownStates,
  },
  repairs: {
    read: 'repairs.manage',
    edit: 'repairs.manage',
    label: ['number'],
    recordOnly: ownStates,
  },
  reservations: {
    read: 'reservations.manage',
    edit: 'reservations.manage',
    label: ['status'],
    recordOnly: ownStates,
  },
};
