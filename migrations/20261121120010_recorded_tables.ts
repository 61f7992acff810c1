import type { Knex } from 'knex';

/** Tables that staff write, with the columns of their key and those that are never recorded. */
const recorded: readonly (readonly [table: string, key: string, left?: string])[] = [
  ['units', 'id'],
  ['attribute_groups', 'id'],
  ['attributes', 'id'],
  ['attribute_values', 'id'],
  ['price_levels', 'id'],
  ['product_locations', 'id'],
  ['used_product_bonuses', 'id'],
  // What was sold and what a reduction is compared with follow from elsewhere.
  ['limited_offers', 'id', 'sold_pieces,prior_price,prior_since,prior_for'],
  ['meta_masters', 'id'],
  ['master_products', 'id'],
  ['accessory_fits', 'device_id,accessory_id'],
  ['product_attributes', 'master_product_id,attribute_id,place'],
  ['master_product_categories', 'master_product_id,category_id'],
  ['product_redirects', 'seo_name'],
  ['products', 'id', 'prior_price,prior_since,prior_for'],
  ['product_level_prices', 'product_id,level_id'],
  ['stock', 'product_id,place_id', 'allocated'],
  ['stock_places', 'id'],
  ['add_ons', 'id'],
  ['seo_texts', 'subject_kind,subject_id,language'],
  ['page_components', 'pk'],
  ['type_categories', 'id'],
  ['type_category_manufacturers', 'category_id,manufacturer_id'],
  ['category_redirects', 'path'],
  ['manufacturers', 'id'],
  ['device_types', 'id'],
  ['device_models', 'id'],
  ['device_colors', 'id'],
  ['filesets', 'id'],
  ['fileset_files', 'id'],
  ['articles', 'id'],
  ['faq_groups', 'id'],
  ['faq_questions', 'id'],
  ['job_offers', 'id'],
  ['reviews', 'id', 'full_name'],
  ['discounts', 'id', 'uses'],
  ['discount_code_batches', 'id'],
  ['buyback_bonuses', 'id'],
  ['price_list_versions', 'id'],
  ['current_price_list', 'only_row'],
  ['stores', 'id'],
  ['store_hours_exceptions', 'store_id,day'],
  ['delivery_methods', 'code'],
  ['payment_methods', 'code'],
  ['delivery_payment_exclusions', 'delivery_code,payment_code'],
  ['installment_programs', 'id'],
  ['users', 'id', 'e_mail,password_hash,name'],
  ['refunds', 'id', 'reference'],
  ['withdrawals', 'id', 'code,reason,bank_account'],
  ['payments', 'id', 'code,reference'],
];

/** Tables whose changes by customers are told live as well. */
const heardFromCustomers: typeof recorded = [
  [
    'buybacks',
    'id',
    'code,snapshot,note,e_mail,contact,pickup_address,imei_digest,idempotency_key,request_digest',
  ],
  [
    'orders',
    'id',
    'code,token,request_digest,cart_digest,e_mail,billing_address,delivery_address,place,note',
  ],
  ['reservations', 'id', 'code,name,e_mail,phone,idempotency_key,request_digest'],
];

/** Records what staff change in every table that their calls write. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, key, left = ''] of recorded) {
    await knex.raw('select record_changes_of(?, ?, ?)', [table, key, left]);
  }
  for (const [table, key, left = ''] of heardFromCustomers) {
    await knex.raw('select record_changes_of(?, ?, ?, true)', [table, key, left]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table] of [...recorded, ...heardFromCustomers]) {
    for (const name of ['changes_inserted', 'changes_updated', 'changes_deleted']) {
      await knex.raw('drop trigger ?? on ??', [name, table]);
    }
  }
}
