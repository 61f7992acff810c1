/**
 * Generated from the migrated database by `npm run rows`; never edited. A row of each table as the driver gives it:
 * a numeric is text, a date `YYYY-MM-DD`; what is in JSON is for its reader to say (`unknown & T` is `T`).
 */
export interface Rows {
  readonly accessory_fits: {
    readonly accessory_id: number;
    readonly device_id: number;
    readonly place: number | null;
  };
  readonly add_ons: {
    readonly id: number;
    readonly code: string;
    readonly kind: 'insurance' | 'extended_warranty' | 'prolonged_warranty' | 'screen_protection';
    readonly name_cs: string;
    readonly name_ro: string;
    readonly text_cs: string;
    readonly text_ro: string;
    readonly for_kinds: readonly string[];
    readonly for_conditions: readonly string[];
    readonly price_permille: number;
    readonly minimal_price: number;
    readonly months: number | null;
    readonly position: number;
    readonly is_active: boolean;
  };
  readonly api_keys: {
    readonly id: number;
    readonly name: string;
    readonly prefix: string;
    readonly secret_hash: Buffer;
    readonly scopes: readonly string[];
    readonly made_by: number;
    readonly made_at: Date;
    readonly expires_at: Date;
    readonly last_used_at: Date | null;
    readonly ended_at: Date | null;
  };
  readonly articles: {
    readonly id: number;
    readonly slug: string;
    readonly title_cs: string;
    readonly title_ro: string;
    readonly perex_cs: string;
    readonly perex_ro: string;
    readonly body_cs: unknown;
    readonly body_ro: unknown;
    readonly published_at: Date | null;
    readonly changed_at: Date;
    readonly changed_by: number | null;
    readonly version: number;
  };
  readonly attribute_groups: {
    readonly id: number;
    readonly code: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly position: number;
    readonly version: number;
  };
  readonly attribute_values: {
    readonly id: number;
    readonly attribute_id: number;
    readonly code: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly position: number;
    readonly hex: string | null;
    readonly version: number;
  };
  readonly attributes: {
    readonly id: number;
    readonly code: string;
    readonly group_id: number;
    readonly unit_id: number | null;
    readonly kind: 'choice' | 'number' | 'boolean' | 'text';
    readonly name_cs: string;
    readonly name_ro: string;
    readonly position: number;
    readonly is_facet: boolean;
    readonly version: number;
  };
  readonly audit_chain: {
    readonly sequence: number;
    readonly source: 'event' | 'change' | 'reading' | 'contact' | 'approval';
    readonly source_id: number;
    readonly content_hash: Buffer;
    readonly previous: Buffer;
    readonly hash: Buffer;
    readonly sealed_at: Date;
  };
  readonly audit_chain_checks: {
    readonly id: number;
    readonly at: Date;
    readonly asked_by: number | null;
    readonly first_sequence: number;
    readonly head_sequence: number;
    readonly head_hash: Buffer | null;
    readonly broken_sequence: number | null;
    readonly reason: 'gap' | 'link' | 'content' | 'missing' | 'cut_off' | null;
  };
  readonly audit_log: {
    readonly id: number | null;
    readonly at: Date | null;
    readonly kind: string | null;
    readonly actor_id: number | null;
    readonly what: string | null;
    readonly subject: string | null;
    readonly reason: string | null;
    readonly second_id: number | null;
    readonly change_set: number | null;
  };
  readonly backup_runs: {
    readonly id: number;
    readonly kind: 'backup' | 'verify' | 'drill';
    readonly status: 'waiting' | 'done' | 'failed';
    readonly asked_by: number | null;
    readonly asked_at: Date;
    readonly ended_at: Date | null;
    readonly file: string | null;
    readonly bytes: number | null;
    readonly recipient: string | null;
    readonly row_count: number | null;
    readonly file_count: number | null;
    readonly problem: 'disk_full' | 'no_folder' | 'no_right' | 'broken' | 'failed' | null;
    readonly removed_at: Date | null;
  };
  readonly bank_entries: {
    readonly id: number;
    readonly statement_id: number;
    readonly account: string;
    readonly movement: string;
    readonly booked_on: string;
    readonly amount: number;
    readonly currency: string;
    readonly is_reversal: boolean;
    readonly variable_symbol: string;
    readonly counter: Buffer | null;
    readonly reason: string | null;
    readonly order_number: string | null;
    readonly note: string | null;
    readonly noted_at: Date | null;
    readonly noted_by: number | null;
    readonly version: number;
    readonly payout_order_id: number | null;
    readonly payout_key: number | null;
  };
  readonly bank_statements: {
    readonly id: number;
    readonly file_digest: Buffer;
    readonly file_name: string;
    readonly format: 'camt' | 'gpc' | 'csv';
    readonly columns: string | null;
    readonly opening: number | null;
    readonly closing: number | null;
    readonly difference: number | null;
    readonly entry_count: number;
    readonly added_count: number;
    readonly uploaded_at: Date;
    readonly uploaded_by: number;
  };
  readonly book_differences: {
    readonly id: number;
    readonly check_name: string;
    readonly subject: string;
    readonly reference: string;
    readonly target: string;
    readonly expected: number;
    readonly found: number;
    readonly since: Date;
    readonly closed_at: Date | null;
  };
  readonly books_checked: {
    readonly id: number;
    readonly checked_at: Date | null;
    readonly asked_at: Date | null;
    readonly asked_by: number | null;
  };
  readonly bulk_loads: {
    readonly is_running: boolean;
    readonly resting: unknown;
  };
  readonly buyback_bonuses: {
    readonly id: number;
    readonly percent: number;
    readonly valid_from: Date;
    readonly valid_to: Date | null;
    readonly manufacturer_id: number | null;
    readonly device_type_id: number | null;
    readonly version: number;
  };
  readonly buyback_events: {
    readonly id: number;
    readonly buyback_id: number;
    readonly from_status: string | null;
    readonly to_status:
      | 'quoted'
      | 'submitted'
      | 'awaiting_device'
      | 'received'
      | 'inspected'
      | 'counter_offered'
      | 'accepted'
      | 'payout_pending'
      | 'paid'
      | 'rejected'
      | 'returning'
      | 'returned'
      | 'cancelled'
      | 'expired';
    readonly actor: 'customer' | 'staff' | 'system';
    readonly staff_id: number | null;
    readonly reason: string;
    readonly at: Date;
  };
  readonly buyback_identities: {
    readonly buyback_id: number;
    readonly personal_identification_number: Buffer;
    readonly identity_card: Buffer;
    readonly bank_account: Buffer;
    readonly imei: Buffer | null;
    readonly serial_number: Buffer | null;
  };
  readonly buyback_inspections: {
    readonly id: number;
    readonly buyback_id: number;
    readonly staff_id: number;
    readonly grade: 'A+' | 'A' | 'B' | 'C' | 'D';
    readonly price: number;
    readonly answers: unknown;
    readonly note: string;
    readonly at: Date;
    readonly number_check: 'same' | 'unread' | null;
  };
  readonly buyback_payouts: {
    readonly buyback_id: number;
    readonly amount: number;
    readonly prepared_by: number;
    readonly prepared_at: Date;
    readonly payout_order_id: number | null;
    readonly released_by: number | null;
    readonly paid_by: number | null;
    readonly paid_at: Date | null;
  };
  readonly buyback_photos: {
    readonly id: number;
    readonly buyback_id: number;
    readonly staff_id: number;
    readonly file: string;
    readonly digest: Buffer;
    readonly width: number;
    readonly height: number;
    readonly at: Date;
  };
  readonly buyback_voucher_limit: {
    readonly id: number;
    readonly most_amount: number | null;
    readonly version: number;
  };
  readonly buyback_vouchers: {
    readonly id: number;
    readonly minimal_price: number;
    readonly amount: number;
    readonly version: number;
  };
  readonly buybacks: {
    readonly id: number;
    readonly code: string;
    readonly status:
      | 'quoted'
      | 'submitted'
      | 'awaiting_device'
      | 'received'
      | 'inspected'
      | 'counter_offered'
      | 'accepted'
      | 'payout_pending'
      | 'paid'
      | 'rejected'
      | 'returning'
      | 'returned'
      | 'cancelled'
      | 'expired';
    readonly version: number;
    readonly language: 'cs' | 'ro';
    readonly color_id: number;
    readonly price_list_id: number;
    readonly grade: 'A+' | 'A' | 'B' | 'C' | 'D';
    readonly price: number;
    readonly snapshot: unknown;
    readonly note: string;
    readonly e_mail: string | null;
    readonly contact: unknown;
    readonly pickup_address: unknown;
    readonly imei_digest: Buffer | null;
    readonly idempotency_key: string | null;
    readonly request_digest: Buffer | null;
    readonly locked_until: Date;
    readonly created_at: Date;
    readonly closed_at: Date | null;
    readonly wiped_at: Date | null;
    readonly status_since: Date;
    readonly serial_digest: Buffer | null;
    readonly offer_digest: Buffer | null;
  };
  readonly cart_children: {
    readonly id: number;
    readonly package_id: number;
    readonly kind:
      'insurance' | 'extended_warranty' | 'prolonged_warranty' | 'screen_protection' | 'accessory';
    readonly add_on_id: number | null;
    readonly product_id: number | null;
    readonly quantity: number;
    readonly quoted_price: number | null;
    readonly quote_expires_at: Date | null;
  };
  readonly cart_codes: {
    readonly cart_id: number;
    readonly code_id: number;
    readonly entered_at: Date;
  };
  readonly cart_packages: {
    readonly id: number;
    readonly cart_id: number;
    readonly product_id: number;
    readonly quantity: number;
    readonly configuration_key: string;
    readonly program_id: number | null;
    readonly buyback_id: number | null;
    readonly seen_price: number | null;
    readonly added_at: Date;
    readonly removed_at: Date | null;
  };
  readonly carts: {
    readonly id: number;
    readonly visitor_hash: Buffer | null;
    readonly user_id: number | null;
    readonly status: 'open' | 'ordered' | 'merged';
    readonly token: string | null;
    readonly version: number;
    readonly delivery_code: string | null;
    readonly payment_code: string | null;
    readonly delivery_place_id: number | null;
    readonly store_id: number | null;
    readonly timeslot_id: number | null;
    readonly isic_digest: Buffer | null;
    readonly isic_last4: string | null;
    readonly isic_holder: Buffer | null;
    readonly bonus_buyback_id: number | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly seen: unknown;
  };
  readonly catalogue_exports: {
    readonly id: number;
    readonly status: 'waiting' | 'done' | 'failed';
    readonly format: 'csv' | 'xlsx';
    readonly asked_by: number | null;
    readonly asked_at: Date;
    readonly ended_at: Date | null;
    readonly file: string | null;
    readonly bytes: number | null;
    readonly row_count: number | null;
  };
  readonly category_cards: {
    readonly category_id: number;
    readonly card_id: number;
    readonly price: number;
    readonly standing: number;
    readonly released_on: string;
    readonly facts: readonly number[];
  };
  readonly category_fact_counts: {
    readonly category_id: number;
    readonly fact: number;
    readonly cards: number;
  };
  readonly category_redirects: {
    readonly path: string;
    readonly category_id: number;
  };
  readonly change_entries: {
    readonly set_id: number;
    readonly id: number;
    readonly table_name: string;
    readonly row_id: number | null;
    readonly row_key: unknown;
    readonly op: 'insert' | 'update' | 'delete';
    readonly before: unknown;
    readonly after: unknown;
    readonly version: number | null;
  };
  readonly change_sets: {
    readonly id: number;
    readonly actor_id: number;
    readonly at: Date;
    readonly call: string;
    readonly request_id: string;
    readonly undoes: number | null;
    readonly undone_by: number | null;
    readonly api_key_id: number | null;
  };
  readonly checkout_drafts: {
    readonly cart_id: number;
    readonly details: Buffer;
    readonly updated_at: Date;
  };
  readonly company_facts: {
    readonly id: number;
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly postcode: string;
    readonly company_id: string;
    readonly vat_id: string;
    readonly register: string;
    readonly e_mail: string;
    readonly phone: string;
    readonly iban: string;
    readonly bic: string;
    readonly bank: string;
    readonly version: number;
  };
  readonly contact_readings: {
    readonly id: number;
    readonly thing:
      | 'order'
      | 'reservation'
      | 'enquiry'
      | 'repair'
      | 'account'
      | 'application'
      | 'subscriber'
      | 'buyback';
    readonly thing_id: number;
    readonly field:
      | 'e_mail'
      | 'phone_number'
      | 'street'
      | 'delivery_phone_number'
      | 'delivery_street'
      | 'personal_copy'
      | 'erasure';
    readonly staff_id: number;
    readonly reason: string;
    readonly read_at: Date;
  };
  readonly counter_offers: {
    readonly id: number;
    readonly buyback_id: number;
    readonly inspection_id: number;
    readonly code: string;
    readonly decision: 'open' | 'accepted' | 'refused' | 'returned';
    readonly created_at: Date;
    readonly answer_by: Date;
    readonly reminded_at: Date | null;
    readonly decided_at: Date | null;
  };
  readonly crate_bindings: {
    readonly crate_id: number;
    readonly pick_id: number;
    readonly bound_at: Date;
  };
  readonly current_price_list: {
    readonly only_row: boolean;
    readonly version_id: number;
  };
  readonly customer_notes: {
    readonly id: number;
    readonly e_mail: string;
    readonly text: string;
    readonly staff_id: number;
    readonly written_at: Date;
  };
  readonly cv_readings: {
    readonly id: number;
    readonly application_id: number;
    readonly staff_id: number;
    readonly read_at: Date;
  };
  readonly daily_figures: {
    readonly day: string;
    readonly measure: string;
    readonly dimension: string;
    readonly count: number;
    readonly amount: number;
  };
  readonly daily_figures_counted: {
    readonly id: number;
    readonly until: Date;
  };
  readonly day_closings: {
    readonly id: number;
    readonly day: string;
    readonly store_id: number | null;
    readonly figures: unknown;
    readonly expected_cash: number | null;
    readonly counted_cash: number | null;
    readonly reason: string;
    readonly closed_at: Date;
    readonly closed_by: number;
    readonly reopened_at: Date | null;
    readonly reopened_by: number | null;
    readonly reopen_reason: string | null;
    readonly version: number;
  };
  readonly deliveries: {
    readonly id: number;
    readonly order_id: number | null;
    readonly note_number: string;
    readonly place_id: number;
    readonly status: 'open' | 'closed';
    readonly opened_at: Date;
    readonly opened_by: number;
    readonly closed_at: Date | null;
    readonly closed_by: number | null;
    readonly note: string;
    readonly version: number;
    readonly supplier_id: number;
  };
  readonly delivery_methods: {
    readonly code: string;
    readonly kind: 'courier' | 'pickup_place' | 'store' | 'express';
    readonly name_cs: string;
    readonly name_ro: string;
    readonly text_cs: string;
    readonly text_ro: string;
    readonly price: number;
    readonly free_from: number | null;
    readonly days_min: number;
    readonly days_max: number;
    readonly cut_off: string;
    readonly most_pieces: number | null;
    readonly most_value: number | null;
    readonly takes_cash: boolean;
    readonly served_postcodes: string | null;
    readonly has_timeslots: boolean;
    readonly position: number;
    readonly is_active: boolean;
    readonly version: number;
    readonly id: number;
    readonly carrier: 'packeta' | 'gls' | 'sameday' | null;
    readonly ships_on: string;
    readonly closed_days: string | null;
    readonly weight_prices: string | null;
    readonly takes_devices: boolean;
    readonly most_weight_kg: string | null;
    readonly most_side_cm: number | null;
    readonly level_prices: string | null;
  };
  readonly delivery_payment_exclusions: {
    readonly delivery_code: string;
    readonly payment_code: string;
  };
  readonly delivery_pieces: {
    readonly id: number;
    readonly delivery_id: number;
    readonly product_id: number;
    readonly passport_id: number | null;
    readonly quantity: number;
    readonly is_damaged: boolean;
    readonly operation_id: string;
  };
  readonly delivery_places: {
    readonly id: number;
    readonly delivery_code: string;
    readonly code: string;
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly postcode: string;
    readonly opening_cs: string | null;
    readonly opening_ro: string | null;
    readonly search_text: string;
    readonly is_available: boolean;
    readonly is_congested: boolean;
    readonly version: number;
    readonly delivery_id: number;
    readonly is_offered: boolean;
    readonly is_crowded: boolean;
  };
  readonly delivery_timeslots: {
    readonly id: number;
    readonly delivery_code: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly capacity: number;
    readonly taken: number;
  };
  readonly demonstration_accounts: {
    readonly user_id: number;
  };
  readonly demonstration_days: {
    readonly day: string;
    readonly filled_at: Date | null;
  };
  readonly device_colors: {
    readonly id: number;
    readonly slug: string;
    readonly model_id: number;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly hex: string;
    readonly position: number;
    readonly version: number;
  };
  readonly device_models: {
    readonly id: number;
    readonly slug: string;
    readonly type_id: number;
    readonly manufacturer_id: number;
    readonly name: string;
    readonly storage_gb: number | null;
    readonly released_on: string | null;
    readonly width_mm: number | null;
    readonly height_mm: number | null;
    readonly popularity: number;
    readonly version: number;
  };
  readonly device_passport_events: {
    readonly id: number;
    readonly passport_id: number;
    readonly at: Date;
    readonly kind:
      | 'first_sold'
      | 'bought_back'
      | 'inspected'
      | 'repaired'
      | 'data_wiped'
      | 'listed'
      | 'sold'
      | 'returned'
      | 'warranty_claim'
      | 'lent'
      | 'lent_back';
    readonly details: unknown;
  };
  readonly device_passports: {
    readonly id: number;
    readonly serial_digest: Buffer;
    readonly serial_last4: string;
    readonly created_at: Date;
  };
  readonly device_types: {
    readonly id: number;
    readonly slug: string;
    readonly kind: 'phone' | 'tablet' | 'smartwatch' | 'accessory';
    readonly name_cs: string;
    readonly name_ro: string;
    readonly position: number;
    readonly version: number;
  };
  readonly discount_book: {
    readonly is_only: boolean;
    readonly version: string;
  };
  readonly discount_code_batches: {
    readonly id: number;
    readonly discount_id: number;
    readonly count: number;
    readonly created_by: number | null;
    readonly created_at: Date;
    readonly undone_at: Date | null;
  };
  readonly discount_codes: {
    readonly id: number;
    readonly discount_id: number;
    readonly batch_id: number | null;
    readonly code: string;
    readonly code_key: string;
    readonly max_uses: number | null;
    readonly uses: number;
  };
  readonly discounts: {
    readonly id: number;
    readonly marketing_name_cs: string;
    readonly marketing_name_ro: string;
    readonly is_active: boolean;
    readonly is_public: boolean;
    readonly is_combinable: boolean;
    readonly is_automatic_assignment: boolean;
    readonly is_student_discount: boolean;
    readonly valid_from: Date | null;
    readonly valid_to: string | null;
    readonly discount_type: 'percentage' | 'absolute' | 'fixed';
    readonly discount_value: string;
    readonly is_discount_per_piece: boolean;
    readonly applies_to: 'goods' | 'shipping';
    readonly scope_products: readonly string[];
    readonly scope_categories: readonly number[];
    readonly customer_groups: readonly string[];
    readonly minimal_discount_numerical: number | null;
    readonly minimal_discount_sets: unknown;
    readonly max_uses: number | null;
    readonly uses: number;
    readonly version: number;
    readonly created_at: Date;
  };
  readonly empty_starts: {
    readonly only_row: boolean;
    readonly at: Date;
  };
  readonly encryption_keys: {
    readonly id: string;
    readonly check_value: Buffer;
    readonly first_used_at: Date;
    readonly makes_digests: boolean;
    readonly found_values: number | null;
    readonly checked_at: Date | null;
    readonly retired_at: Date | null;
  };
  readonly enquiries: {
    readonly id: number;
    readonly kind: 'contact' | 'special_offer';
    readonly language: 'cs' | 'ro';
    readonly content: unknown;
    readonly e_mail: string | null;
    readonly created_at: Date;
    readonly wiped_at: Date | null;
    readonly idempotency_key: string | null;
    readonly request_digest: Buffer | null;
    readonly handled_at: Date | null;
    readonly handled_by: number | null;
    readonly answer: string | null;
  };
  readonly factor_challenges: {
    readonly user_id: number;
    readonly purpose: 'add' | 'prove';
    readonly challenge: string;
    readonly expires_at: Date;
  };
  readonly faq_groups: {
    readonly id: number;
    readonly slug: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly position: number;
  };
  readonly faq_questions: {
    readonly id: number;
    readonly group_id: number;
    readonly slug: string;
    readonly position: number;
    readonly question_cs: string;
    readonly question_ro: string;
    readonly answer_cs: unknown;
    readonly answer_ro: unknown;
    readonly is_visible: boolean;
    readonly changed_at: Date;
    readonly changed_by: number | null;
    readonly version: number;
  };
  readonly feed_builds: {
    readonly code: string;
    readonly status: 'waiting' | 'done' | 'failed';
    readonly asked_at: Date;
    readonly build: number;
    readonly built_at: Date | null;
    readonly changed_at: Date | null;
    readonly file: string | null;
    readonly hash: string | null;
    readonly bytes: number | null;
    readonly items: number | null;
    readonly left_out: unknown;
    readonly seen_until: string | null;
  };
  readonly feed_categories: {
    readonly category_id: number;
    readonly heureka: string;
    readonly zbozi: string;
    readonly google: string;
    readonly glami: string;
    readonly version: number;
  };
  readonly feed_left_out: {
    readonly code: string;
    readonly build: number;
    readonly place: number;
    readonly variant_id: number;
    readonly item: string;
    readonly reason: string;
  };
  readonly feeds: {
    readonly code: string;
    readonly is_active: boolean;
    readonly version: number;
  };
  readonly fileset_files: {
    readonly id: number;
    readonly fileset_id: number;
    readonly position: number;
    readonly sha256: string;
    readonly original_mime: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly alt_cs: string;
    readonly alt_ro: string;
    readonly color_slug: string | null;
    readonly version: number;
    readonly created_at: Date;
    readonly created_by: number | null;
    readonly source_sha256: string | null;
    readonly source_width: number | null;
    readonly source_height: number | null;
    readonly crop_left: number | null;
    readonly crop_top: number | null;
    readonly crop_width: number | null;
    readonly crop_height: number | null;
  };
  readonly filesets: {
    readonly id: number;
    readonly name: string;
    readonly search_text: string;
    readonly version: number;
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  readonly gone_addresses: {
    readonly path: string;
    readonly gone_at: Date;
  };
  readonly goods_return_pieces: {
    readonly id: number;
    readonly return_id: number;
    readonly product_id: number;
    readonly passport_id: number | null;
    readonly quantity: number;
    readonly condition: 'sellable' | 'second_grade' | 'damaged';
    readonly operation_id: string;
  };
  readonly goods_returns: {
    readonly id: number;
    readonly order_id: number;
    readonly kind: 'withdrawal' | 'undelivered' | 'complaint';
    readonly withdrawal_id: number | null;
    readonly parcel_id: number | null;
    readonly place_id: number;
    readonly staff_id: number;
    readonly condition: 'sellable' | 'second_grade' | 'damaged';
    readonly opened_at: Date;
    readonly closed_at: Date | null;
  };
  readonly grid_changes: {
    readonly grid: string;
    readonly changed_in: string;
  };
  readonly grid_counts: {
    readonly filter: Buffer;
    readonly state: string;
    readonly matching: number;
    readonly counted_at: Date;
  };
  readonly grid_layouts: {
    readonly user_id: number;
    readonly grid: string;
    readonly layout: unknown;
  };
  readonly grid_selections: {
    readonly id: string;
    readonly user_id: number;
    readonly grid: string;
    readonly ids: readonly number[];
    readonly made_at: Date;
  };
  readonly grid_views: {
    readonly id: number;
    readonly grid: string;
    readonly user_id: number;
    readonly name: string;
    readonly shared: boolean;
    readonly state: unknown;
    readonly version: number;
  };
  readonly identity_readings: {
    readonly id: number;
    readonly buyback_id: number;
    readonly field: string;
    readonly staff_id: number;
    readonly reason: string;
    readonly read_at: Date;
  };
  readonly import_mappings: {
    readonly id: number;
    readonly fields: unknown;
    readonly options: unknown;
    readonly changed_at: Date;
    readonly subject: string;
    readonly supplier_id: number;
  };
  readonly import_pictures: {
    readonly id: number;
    readonly import_id: number;
    readonly family_id: number;
    readonly variant_id: number | null;
    readonly address: string | null;
    readonly file_name: string | null;
    readonly place: number;
    readonly status: 'waiting' | 'stored' | 'same' | 'failed';
    readonly reason: string | null;
    readonly tries: number;
    readonly due_at: Date;
  };
  readonly import_rows: {
    readonly import_id: number;
    readonly place: number;
    readonly line: number;
    readonly cells: unknown;
    readonly outcome: 'new' | 'changed' | 'same' | 'refused' | 'held' | null;
    readonly changes: unknown;
    readonly problems: unknown;
    readonly family_key: string | null;
    readonly family_id: number | null;
    readonly variant_id: number | null;
    readonly applied_at: Date | null;
  };
  readonly import_runs: {
    readonly id: number;
    readonly schedule_id: number;
    readonly import_id: number | null;
    readonly started_at: Date;
    readonly ended_at: Date | null;
    readonly outcome: 'running' | 'done' | 'same' | 'failed';
    readonly reason: string | null;
    readonly digest: string | null;
  };
  readonly import_schedules: {
    readonly id: number;
    readonly version: number;
    readonly name: string;
    readonly source: 'address' | 'folder';
    readonly place: string;
    readonly every_minutes: number;
    readonly late_after_hours: number;
    readonly takes_stock: boolean;
    readonly takes_prices: boolean;
    readonly vat_percent: string | null;
    readonly margin_percent: string | null;
    readonly ending: string;
    readonly most_change_percent: number | null;
    readonly is_active: boolean;
    readonly supplier_id: number;
  };
  readonly imported_accounts: {
    readonly id: number;
    readonly import_id: number;
    readonly user_id: number;
    readonly invited_at: Date | null;
  };
  readonly imports: {
    readonly id: number;
    readonly file_name: string;
    readonly format: 'csv' | 'xlsx' | 'xml' | 'zip';
    readonly status: 'mapping' | 'checking' | 'checked' | 'applying' | 'paused' | 'done' | 'failed';
    readonly header: unknown;
    readonly mapping: unknown;
    readonly options: unknown;
    readonly row_count: number;
    readonly done_count: number;
    readonly started_by: number | null;
    readonly change_set_id: number | null;
    readonly created_at: Date;
    readonly changed_at: Date;
    readonly subject:
      'products' | 'pictures' | 'customers' | 'level_prices' | 'redirects' | 'pieces';
    readonly rules: unknown;
    readonly counts: unknown;
    readonly supplier_id: number | null;
    readonly made: unknown;
  };
  readonly installment_contracts: {
    readonly id: number;
    readonly order_id: number;
    readonly program_id: number;
    readonly arrange_type: string;
    readonly plan: unknown;
    readonly price: number;
    readonly status: 'offered' | 'applied' | 'sent' | 'completed' | 'rejected' | 'expired';
    readonly reference: string | null;
    readonly expires_at: Date;
    readonly changed_at: Date;
  };
  readonly installment_programs: {
    readonly id: number;
    readonly kind: 'installments' | 'leasing';
    readonly arrange_type: 'on-store' | 'online';
    readonly company: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly rate_percent: string;
    readonly months: number;
    readonly down_payment_percent: number;
    readonly minimal_financed: number;
    readonly maximal_financed: number | null;
    readonly position: number;
    readonly is_active: boolean;
    readonly version: number;
  };
  readonly invoice_counters: {
    readonly kind: 'invoice' | 'credit_note';
    readonly series_year: number;
    readonly last_position: number;
  };
  readonly invoice_mappings: {
    readonly supplier_id: number;
    readonly header: string;
    readonly header_digest: string;
    readonly fields: unknown;
    readonly chosen_at: Date;
    readonly chosen_by: number | null;
  };
  readonly invoices: {
    readonly id: number;
    readonly order_id: number;
    readonly kind: 'invoice' | 'credit_note';
    readonly series_year: number;
    readonly position: number;
    readonly number: string;
    readonly issued_at: Date;
    readonly snapshot: unknown;
    readonly total: number;
    readonly refund_id: number | null;
    readonly supplement: number;
  };
  readonly job_application_answers: {
    readonly id: number;
    readonly application_id: number;
    readonly status: 'invited' | 'refused' | 'hired';
    readonly text: string;
    readonly written_at: Date;
    readonly written_by: number;
  };
  readonly job_applications: {
    readonly id: number;
    readonly job_offer_id: number;
    readonly full_name: string;
    readonly e_mail: string;
    readonly phone: string;
    readonly note: string;
    readonly language: 'cs' | 'ro';
    readonly cv_file: string;
    readonly cv_format: 'pdf' | 'docx' | 'odt';
    readonly cv_bytes: number;
    readonly digest: Buffer;
    readonly created_at: Date;
    readonly status: 'new' | 'read' | 'invited' | 'refused' | 'hired';
    readonly status_at: Date | null;
    readonly handled_by: number | null;
  };
  readonly job_offers: {
    readonly id: number;
    readonly slug: string;
    readonly title_cs: string;
    readonly title_ro: string;
    readonly summary_cs: string;
    readonly summary_ro: string;
    readonly body_cs: unknown;
    readonly body_ro: unknown;
    readonly place: string;
    readonly employment: 'full_time' | 'part_time' | 'agreement';
    readonly salary_from: number | null;
    readonly salary_to: number | null;
    readonly is_open: boolean;
    readonly published_at: Date;
    readonly version: number;
  };
  readonly landing_pages: {
    readonly id: number;
    readonly slug: string;
    readonly title_cs: string;
    readonly title_ro: string;
    readonly description_cs: string;
    readonly description_ro: string;
    readonly blocks: unknown;
    readonly shown_from: Date | null;
    readonly shown_until: Date | null;
    readonly changed_at: Date;
    readonly changed_by: number | null;
    readonly version: number;
  };
  readonly limited_offers: {
    readonly id: number;
    readonly product_id: number;
    readonly price: number;
    readonly valid_from: Date;
    readonly valid_until: Date;
    readonly pieces: number | null;
    readonly sold_pieces: number;
    readonly prior_price: number | null;
    readonly prior_since: 'thirty_days' | 'listing' | null;
    readonly prior_for: Date | null;
    readonly version: number;
  };
  readonly listing_card_texts: {
    readonly card_id: number;
    readonly cs: string;
    readonly ro: string;
    readonly stock: string;
  };
  readonly listing_cards: {
    readonly id: number;
    readonly meta_master_id: number;
    readonly group_name: string;
    readonly condition: 'new' | 'nearly_new' | 'used';
    readonly master_product_id: number;
    readonly manufacturer_id: number;
    readonly kind: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly price: number;
    readonly product_id: number;
    readonly is_from: boolean;
    readonly grade: string | null;
    readonly warehouse: number;
    readonly stores: number;
    readonly next_delivery: string | null;
    readonly sale_starts: string | null;
    readonly supplier_days: number | null;
    readonly is_discontinued: boolean;
    readonly availability_rank: number;
    readonly stale_on: string | null;
    readonly popularity: number;
    readonly released_on: string;
    readonly category_ids: readonly number[];
    readonly value_ids: readonly number[];
    readonly facts: readonly number[];
    readonly updated_at: Date;
    readonly limited_offer_id: number | null;
    readonly price_until: Date | null;
  };
  readonly live_events: {
    readonly id: number;
    readonly at: Date;
    readonly topic: string;
    readonly ids: readonly string[] | null;
    readonly by_user: number | null;
    readonly tx: string;
    readonly horizon: string;
  };
  readonly live_events_forgotten: {
    readonly only_row: boolean;
    readonly tx: string;
  };
  readonly location_stock: {
    readonly product_id: number;
    readonly location_id: number;
    readonly on_hand: number;
    readonly with_serial: number;
  };
  readonly login_delays: {
    readonly key: string;
    readonly failures: number;
    readonly last_at: Date;
    readonly free_at: Date;
    readonly alarmed_at: Date | null;
  };
  readonly mail_texts: {
    readonly id: number;
    readonly kind: string;
    readonly is_active: boolean;
    readonly subject_cs: string | null;
    readonly subject_ro: string | null;
    readonly intro_cs: string | null;
    readonly intro_ro: string | null;
    readonly version: number;
  };
  readonly mails: {
    readonly id: number;
    readonly kind: string;
    readonly subject_key: string;
    readonly language: 'cs' | 'ro';
    readonly recipient: string;
    readonly created_at: Date;
    readonly sent_at: Date | null;
  };
  readonly manifest_parcels: {
    readonly parcel_id: number;
    readonly manifest_id: number;
    readonly shipment_id: number;
    readonly scanned_at: Date;
    readonly scanned_by: number;
  };
  readonly manifests: {
    readonly id: number;
    readonly number: string;
    readonly carrier: 'packeta' | 'gls' | 'sameday' | 'other';
    readonly place_id: number;
    readonly status: 'open' | 'closing' | 'closed';
    readonly opened_at: Date;
    readonly opened_by: number;
    readonly left_at: Date | null;
    readonly left_by: number | null;
    readonly closed_at: Date | null;
    readonly reference: string | null;
    readonly problem: 'unreachable' | 'gave_up' | 'in_doubt' | null;
    readonly tries: number;
    readonly claimed_until: Date | null;
    readonly is_unanswered: boolean;
  };
  readonly manufacturers: {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly popularity: number;
    readonly version: number;
  };
  readonly master_product_categories: {
    readonly category_id: number;
    readonly master_product_id: number;
  };
  readonly master_products: {
    readonly id: number;
    readonly meta_master_id: number;
    readonly code: string;
    readonly ean: string | null;
    readonly seo_name: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly group_name: string;
    readonly color_value_id: number | null;
    readonly device_model_id: number | null;
    readonly device_color_id: number | null;
    readonly width_mm: string | null;
    readonly height_mm: string | null;
    readonly position: number;
    readonly is_active: boolean;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly version: number;
    readonly mpn: string | null;
    readonly retired_at: Date | null;
    readonly successor_id: number | null;
    readonly merged_into_id: number | null;
  };
  readonly menu_entries: {
    readonly id: number;
    readonly category_id: number;
    readonly name_cs: string | null;
    readonly name_ro: string | null;
    readonly place: number | null;
    readonly is_hidden: boolean;
    readonly version: number;
  };
  readonly meta_masters: {
    readonly id: number;
    readonly seo_name: string;
    readonly kind: 'phone' | 'tablet' | 'smartwatch' | 'accessory';
    readonly manufacturer_id: number;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly description_cs: string;
    readonly description_ro: string;
    readonly popularity: number;
    readonly released_on: string | null;
    readonly created_at: Date;
    readonly version: number;
    readonly fileset_id: number | null;
  };
  readonly missed_searches: {
    readonly day: string;
    readonly language: string;
    readonly words: string;
    readonly count: number;
  };
  readonly old_addresses: {
    readonly id: number;
    readonly version: number;
    readonly path: string;
    readonly target: string;
    readonly target_key: string;
  };
  readonly order_allocations: {
    readonly line_id: number;
    readonly product_id: number;
    readonly place_id: number;
    readonly quantity: number;
    readonly state: 'held' | 'shipped' | 'released';
  };
  readonly order_buybacks: {
    readonly order_id: number;
    readonly buyback_id: number;
    readonly kind: 'swap' | 'bonus';
    readonly amount: number;
    readonly released_at: Date | null;
  };
  readonly order_discounts: {
    readonly order_id: number;
    readonly discount_id: number;
    readonly code_id: number | null;
    readonly code: string | null;
    readonly name: unknown;
    readonly saved: number;
    readonly lines: unknown;
    readonly redeemed_at: Date;
    readonly released_at: Date | null;
  };
  readonly order_events: {
    readonly id: number;
    readonly order_id: number;
    readonly from_status: string | null;
    readonly to_status:
      | 'created'
      | 'awaiting_device'
      | 'awaiting_payment'
      | 'confirmed'
      | 'picking'
      | 'packed'
      | 'handed_over'
      | 'ready_for_pickup'
      | 'delivered'
      | 'cancelled'
      | 'returned';
    readonly actor: 'customer' | 'staff' | 'supervisor' | 'system';
    readonly staff_id: number | null;
    readonly supervisor_id: number | null;
    readonly reason: string;
    readonly at: Date;
    readonly proof: 'link' | 'code' | 'account' | null;
  };
  readonly order_exchanges: {
    readonly order_id: number;
    readonly state: 'agreed' | 'taken' | 'missed' | 'lost' | 'settled' | 'ended';
    readonly since: Date;
    readonly agreed_at: Date;
    readonly taken_at: Date | null;
    readonly return_number: string | null;
    readonly told_by: 'carrier' | 'staff' | null;
    readonly staff_id: number | null;
    readonly lost_at: Date | null;
    readonly reminded_at: Date | null;
    readonly settled_at: Date | null;
    readonly rest_with_staff_at: Date | null;
  };
  readonly order_holds: {
    readonly payment_id: number;
    readonly order_id: number;
    readonly held_at: Date;
    readonly ends_at: Date;
    readonly reminded_at: Date | null;
    readonly ending: 'void' | 'capture' | null;
    readonly ending_amount: number | null;
    readonly ending_reason: string;
    readonly decided_at: Date | null;
    readonly told_at: Date | null;
    readonly attempts: number;
    readonly problem: string | null;
  };
  readonly order_lines: {
    readonly id: number;
    readonly order_id: number;
    readonly position: number;
    readonly parent_position: number | null;
    readonly kind:
      | 'goods'
      | 'insurance'
      | 'extended_warranty'
      | 'prolonged_warranty'
      | 'screen_protection'
      | 'shipping'
      | 'payment_fee'
      | 'repair';
    readonly product_id: number | null;
    readonly add_on_id: number | null;
    readonly limited_offer_id: number | null;
    readonly code: string;
    readonly name: unknown;
    readonly details: unknown;
    readonly quantity: number;
    readonly unit_price: number;
    readonly net: number;
    readonly vat_scheme: string;
    readonly vat_rate: number;
    readonly bought_for: number | null;
    readonly supplement: number;
  };
  readonly order_pickups: {
    readonly order_id: number;
    readonly code: string;
  };
  readonly order_units: {
    readonly id: number;
    readonly order_id: number;
    readonly line_id: number;
    readonly position: number;
    readonly net: number;
    readonly closed_at: Date | null;
    readonly cut_of: number | null;
  };
  readonly order_words: {
    readonly order_id: number;
    readonly words: string;
  };
  readonly orders: {
    readonly id: number;
    readonly number: string;
    readonly code: string;
    readonly token: string;
    readonly request_digest: Buffer;
    readonly cart_id: number | null;
    readonly cart_digest: string;
    readonly user_id: number | null;
    readonly customer_kind: 'guest' | 'customer' | 'business' | 'shop';
    readonly e_mail: string | null;
    readonly language: 'cs' | 'ro';
    readonly status:
      | 'created'
      | 'awaiting_device'
      | 'awaiting_payment'
      | 'confirmed'
      | 'picking'
      | 'packed'
      | 'handed_over'
      | 'ready_for_pickup'
      | 'delivered'
      | 'cancelled'
      | 'returned';
    readonly payment_status:
      'none' | 'waiting' | 'paid' | 'mismatch' | 'partly_refunded' | 'refunded';
    readonly payment_code: string | null;
    readonly delivery_code: string;
    readonly total: number;
    readonly buyback_credit: number;
    readonly bonus_credit: number;
    readonly due: number;
    readonly payout: number;
    readonly billing_address: unknown;
    readonly delivery_address: unknown;
    readonly place: unknown;
    readonly store_id: number | null;
    readonly timeslot_id: number | null;
    readonly note: string;
    readonly arrives_from: string | null;
    readonly arrives_to: string | null;
    readonly placed_at: Date;
    readonly release_at: Date | null;
    readonly paid_at: Date | null;
    readonly handed_over_at: Date | null;
    readonly delivered_at: Date | null;
    readonly closed_at: Date | null;
    readonly wiped_at: Date | null;
    readonly version: number;
    readonly mail_check: 'none' | 'awaited' | 'confirmed';
    readonly to_pay: number | null;
    readonly rest_written_off: number;
    readonly placed_by: number | null;
    readonly rest_since: Date | null;
    readonly rest_reminded_at: Date | null;
    readonly rest_with_staff_at: Date | null;
    readonly payment_days: number;
  };
  readonly pack_desks: {
    readonly id: number;
    readonly pick_id: number;
    readonly packer_id: number;
    readonly station_id: number | null;
    readonly opened_at: Date;
    readonly ended_at: Date | null;
  };
  readonly page_components: {
    readonly pk: number;
    readonly kind: 'limited_offers_lease' | 'product_row' | 'product_review';
    readonly params: unknown;
    readonly version: number;
    readonly updated_at: Date;
  };
  readonly paper_prints: {
    readonly id: number;
    readonly kind: 'label' | 'invoice' | 'delivery_note' | 'manifest';
    readonly subject_id: number;
    readonly status: 'sending' | 'printed' | 'failed';
    readonly copies: number;
    readonly station_id: number | null;
    readonly asked_by: number;
    readonly asked_at: Date;
    readonly printed_at: Date | null;
  };
  readonly parcel_boxes: {
    readonly id: number;
    readonly code: string;
    readonly width_mm: number;
    readonly height_mm: number;
    readonly depth_mm: number;
    readonly weight_grams: number;
    readonly most_grams: number;
    readonly is_active: boolean;
    readonly version: number;
  };
  readonly parcel_photos: {
    readonly id: number;
    readonly parcel_id: number;
    readonly staff_id: number;
    readonly file: string;
    readonly digest: Buffer;
    readonly width: number;
    readonly height: number;
    readonly at: Date;
  };
  readonly parcels: {
    readonly id: number;
    readonly number: string;
    readonly order_id: number;
    readonly pick_id: number;
    readonly desk_id: number;
    readonly place_id: number;
    readonly location_id: number;
    readonly box_id: number | null;
    readonly weight_grams: number;
    readonly expected_grams: number | null;
    readonly weight_reason: string;
    readonly approved_by: number | null;
    readonly packed_by: number;
    readonly packed_at: Date;
  };
  readonly password_resets: {
    readonly id: number;
    readonly e_mail: string;
    readonly token_seed: string;
    readonly token_hash: Buffer;
    readonly created_at: Date;
    readonly expires_at: Date;
  };
  readonly payment_callbacks: {
    readonly id: number;
    readonly provider: string;
    readonly event: string;
    readonly reference: string;
    readonly kind: string;
    readonly amount: number | null;
    readonly received_at: Date;
    readonly processed_at: Date | null;
    readonly attempts: number;
    readonly problem: string | null;
  };
  readonly payment_methods: {
    readonly code: string;
    readonly kind:
      | 'card'
      | 'google_pay'
      | 'apple_pay'
      | 'twisto'
      | 'bank_transfer'
      | 'cash_on_delivery'
      | 'installments'
      | 'leasing';
    readonly name_cs: string;
    readonly name_ro: string;
    readonly text_cs: string;
    readonly text_ro: string;
    readonly fee: number;
    readonly most_amount: number | null;
    readonly position: number;
    readonly is_active: boolean;
    readonly version: number;
    readonly id: number;
  };
  readonly payments: {
    readonly id: number;
    readonly order_id: number;
    readonly attempt: number;
    readonly provider: string;
    readonly method: string;
    readonly status:
      'created' | 'pending' | 'authorised' | 'captured' | 'failed' | 'cancelled' | 'expired';
    readonly amount: number;
    readonly captured_amount: number | null;
    readonly code: string;
    readonly reference: string | null;
    readonly failure: string | null;
    readonly created_at: Date;
    readonly changed_at: Date;
    readonly expires_at: Date | null;
    readonly purpose: 'order' | 'hold';
  };
  readonly payout_orders: {
    readonly id: number;
    readonly reference: string;
    readonly released_by: number;
    readonly released_at: Date;
    readonly supervised_by: number | null;
    readonly file_made_at: Date | null;
    readonly kind: 'buybacks' | 'refunds';
  };
  readonly pending_sign_ins: {
    readonly token_hash: Buffer;
    readonly user_id: number;
    readonly step: 'prove' | 'enrol';
    readonly failures: number;
    readonly expires_at: Date;
  };
  readonly pick_lines: {
    readonly id: number;
    readonly pick_id: number;
    readonly line_id: number;
    readonly product_id: number;
    readonly bin_id: number;
    readonly quantity: number;
    readonly status: 'waiting' | 'picked' | 'not_found' | 'needs_replacement';
  };
  readonly pick_pieces: {
    readonly id: number;
    readonly pick_line_id: number;
    readonly passport_id: number | null;
    readonly crate_id: number;
    readonly from_id: number;
    readonly packed_at: Date | null;
    readonly checked_at: Date | null;
    readonly parcel_id: number | null;
  };
  readonly pick_proposals: {
    readonly pick_line_id: number;
    readonly product_id: number;
    readonly proposed_by: number;
    readonly proposed_at: Date;
  };
  readonly pick_rounds: {
    readonly id: number;
    readonly place_id: number;
    readonly station_id: number | null;
    readonly picker_id: number;
    readonly lease_until: Date;
    readonly started_at: Date;
    readonly ended_at: Date | null;
    readonly held_line_id: number | null;
    readonly held_passport_id: number | null;
    readonly replacing_line_id: number | null;
  };
  readonly pick_take_overs: {
    readonly id: number;
    readonly round_id: number;
    readonly from_id: number;
    readonly to_id: number;
    readonly reason: string;
    readonly at: Date;
  };
  readonly picks: {
    readonly id: number;
    readonly order_id: number;
    readonly place_id: number;
    readonly status: 'waiting' | 'picking' | 'picked' | 'short' | 'packed' | 'cancelled';
    readonly placed_at: Date;
    readonly promised_at: Date | null;
    readonly skips: number;
    readonly skipped_at: Date | null;
    readonly round_id: number | null;
    readonly slot: number | null;
    readonly picked_at: Date | null;
  };
  readonly planned_prices: {
    readonly id: number;
    readonly product_id: number;
    readonly price: number;
    readonly starts_on: string;
    readonly outcome: 'written' | 'for_two' | 'gone' | null;
    readonly planned_by: number | null;
    readonly version: number;
    readonly level_id: number | null;
  };
  readonly prepared_acts: {
    readonly id: number;
    readonly act:
      | 'typed_transfer'
      | 'refund'
      | 'refund_to_account'
      | 'price_publish'
      | 'write_off'
      | 'payout_recall'
      | 'card_hold'
      | 'device_lost'
      | 'device_taken'
      | 'device_not_taken'
      | 'rest_write_off';
    readonly subject: string;
    readonly title: string;
    readonly amount: number;
    readonly payload: unknown;
    readonly reason: string;
    readonly status: 'alone' | 'waiting' | 'released' | 'refused' | 'called_off' | 'expired';
    readonly prepared_by: number;
    readonly prepared_at: Date;
    readonly expires_at: Date;
    readonly decided_by: number | null;
    readonly decided_at: Date | null;
    readonly note: string;
    readonly version: number;
  };
  readonly price_draft_choices: {
    readonly id: number;
    readonly draft_id: number;
    readonly type_id: number;
    readonly place: number;
    readonly question_id: string;
    readonly value: string;
    readonly question_cs: string;
    readonly question_ro: string;
    readonly label_cs: string;
    readonly label_ro: string;
    readonly quality: 'A+' | 'A' | 'B' | 'C' | 'D' | null;
    readonly correction_percent: string;
    readonly base_quality: string | null;
    readonly base_correction_percent: string;
    readonly version: number;
  };
  readonly price_draft_rows: {
    readonly id: number;
    readonly draft_id: number;
    readonly model_id: number;
    readonly price_a_plus: number | null;
    readonly base_price_a_plus: number | null;
    readonly price_a: number | null;
    readonly base_price_a: number | null;
    readonly price_b: number | null;
    readonly base_price_b: number | null;
    readonly price_c: number | null;
    readonly base_price_c: number | null;
    readonly price_d: number | null;
    readonly base_price_d: number | null;
    readonly minimal_price: number | null;
    readonly base_minimal_price: number | null;
    readonly change: string;
    readonly difference: number | null;
    readonly difference_percent: string | null;
    readonly version: number;
  };
  readonly price_drafts: {
    readonly id: number;
    readonly name: string;
    readonly state: 'open' | 'published' | 'discarded';
    readonly owner_id: number;
    readonly base_version_id: number;
    readonly published_version_id: number | null;
    readonly created_at: Date;
    readonly version: number;
  };
  readonly price_history: {
    readonly product_id: number;
    readonly at: Date;
    readonly price: number | null;
  };
  readonly price_levels: {
    readonly id: number;
    readonly code: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly position: number;
    readonly version: number;
    readonly rule: 'fixed' | 'percent' | 'cost';
    readonly percent: string;
    readonly ending: 'none' | 'tens' | 'hundreds' | 'nine' | 'ninety' | 'ninety_nine';
    readonly starts_on: string | null;
    readonly settled_rule: string | null;
    readonly rule_by: number | null;
  };
  readonly price_list_prices: {
    readonly version_id: number;
    readonly model_id: number;
    readonly price_a_plus: number | null;
    readonly price_a: number | null;
    readonly price_b: number | null;
    readonly price_c: number | null;
    readonly price_d: number | null;
    readonly minimal_price: number;
  };
  readonly price_list_questions: {
    readonly version_id: number;
    readonly type_id: number;
    readonly questions: unknown;
  };
  readonly price_list_versions: {
    readonly id: number;
    readonly code: string;
    readonly published_at: Date;
    readonly published_by: number | null;
    readonly note: string;
  };
  readonly product_attributes: {
    readonly master_product_id: number;
    readonly attribute_id: number;
    readonly place: number;
    readonly value_id: number | null;
    readonly number: string | null;
    readonly text_cs: string | null;
    readonly text_ro: string | null;
  };
  readonly product_grid_rows: {
    readonly id: number;
    readonly meta_master_id: number;
    readonly code: string;
    readonly ean: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly family_cs: string;
    readonly family_ro: string;
    readonly manufacturer: string;
    readonly kind: string;
    readonly group_name: string;
    readonly new_price: number;
    readonly used_price: number;
    readonly conditions: string;
    readonly free: number;
    readonly is_active: boolean;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly words: string;
    readonly mpn: string;
  };
  readonly product_grid_shown: {
    readonly id: number;
    readonly family_cs: string;
    readonly family_ro: string;
    readonly members: string;
    readonly category_ids: readonly number[];
  };
  readonly product_grid_shown_source: {
    readonly id: number | null;
    readonly meta_master_id: number | null;
    readonly family_cs: string | null;
    readonly family_ro: string | null;
    readonly members: string | null;
    readonly category_ids: readonly number[] | null;
  };
  readonly product_grid_shown_texts: {
    readonly id: number | null;
    readonly meta_master_id: number | null;
    readonly family_cs: string | null;
    readonly family_ro: string | null;
    readonly members: string | null;
  };
  readonly product_grid_source: {
    readonly id: number | null;
    readonly meta_master_id: number | null;
    readonly code: string | null;
    readonly ean: string | null;
    readonly name_cs: string | null;
    readonly name_ro: string | null;
    readonly family_cs: string | null;
    readonly family_ro: string | null;
    readonly manufacturer: string | null;
    readonly kind: string | null;
    readonly group_name: string | null;
    readonly new_price: number | null;
    readonly used_price: number | null;
    readonly conditions: string | null;
    readonly free: number | null;
    readonly is_active: boolean | null;
    readonly created_at: Date | null;
    readonly updated_at: Date | null;
    readonly mpn: string | null;
  };
  readonly product_level_prices: {
    readonly product_id: number;
    readonly level_id: number;
    readonly price: number;
  };
  readonly product_redirects: {
    readonly seo_name: string;
    readonly master_product_id: number;
  };
  readonly products: {
    readonly id: number;
    readonly master_product_id: number;
    readonly condition: 'new' | 'nearly_new' | 'used';
    readonly grade: 'A+' | 'A' | 'B' | 'C' | 'D' | null;
    readonly is_single_unit: boolean;
    readonly passport_id: number | null;
    readonly price: number;
    readonly bought_for: number | null;
    readonly reduced_at: Date | null;
    readonly is_on_sale: boolean;
    readonly sold_at: Date | null;
    readonly battery_percent: number | null;
    readonly note_cs: string;
    readonly note_ro: string;
    readonly next_delivery: string | null;
    readonly sale_starts: string | null;
    readonly supplier_days: number | null;
    readonly is_discontinued: boolean;
    readonly created_at: Date;
    readonly version: number;
    readonly prior_price: number | null;
    readonly prior_since: 'thirty_days' | 'listing' | null;
    readonly prior_for: Date | null;
    readonly package_width_cm: string | null;
    readonly package_height_cm: string | null;
    readonly package_depth_cm: string | null;
    readonly package_weight_kg: string | null;
    readonly barcode: string | null;
    readonly barem: string | null;
    readonly unit_cost: number | null;
    readonly photos_id: number | null;
    readonly photos_public: boolean;
  };
  readonly purchase_order_lines: {
    readonly id: number;
    readonly order_id: number;
    readonly product_id: number;
    readonly expected: number;
    readonly unit_price: number | null;
    readonly needs_serial: boolean;
  };
  readonly purchase_orders: {
    readonly id: number;
    readonly place_id: number;
    readonly status: 'draft' | 'ordered' | 'partly' | 'received' | 'closed';
    readonly note: string;
    readonly created_at: Date;
    readonly created_by: number | null;
    readonly ordered_at: Date | null;
    readonly version: number;
    readonly supplier_id: number;
  };
  readonly purchases: {
    readonly id: number;
    readonly user_id: number;
    readonly master_product_id: number;
    readonly order_reference: string;
    readonly bought_at: Date;
    readonly delivered_at: Date | null;
    readonly cancelled_at: Date | null;
  };
  readonly put_away_hands: {
    readonly staff_id: number;
    readonly place_id: number;
    readonly product_id: number;
    readonly quantity: number;
    readonly passport_ids: readonly number[];
  };
  readonly rate_limits: {
    readonly key: string;
    readonly attempts: number;
    readonly window_ends_at: Date;
  };
  readonly receiving_hands: {
    readonly staff_id: number;
    readonly delivery_id: number;
    readonly held_product_id: number | null;
    readonly is_damaged: boolean;
  };
  readonly recovery_codes: {
    readonly user_id: number;
    readonly code_hash: Buffer;
    readonly used_at: Date | null;
  };
  readonly refund_payouts: {
    readonly refund_id: number;
    readonly amount: number;
    readonly account: Buffer;
    readonly holder: Buffer;
    readonly prepared_by: number;
    readonly prepared_at: Date;
    readonly released_by: number | null;
    readonly payout_order_id: number | null;
    readonly paid_by: number | null;
    readonly paid_at: Date | null;
  };
  readonly refund_units: {
    readonly refund_id: number;
    readonly unit_id: number;
    readonly net: number;
  };
  readonly refunds: {
    readonly id: number;
    readonly order_id: number;
    readonly payment_id: number | null;
    readonly withdrawal_id: number | null;
    readonly reason:
      'cancelled' | 'withdrawn' | 'captured_after_cancel' | 'captured_twice' | 'staff';
    readonly amount: number;
    readonly status: 'waiting' | 'sent' | 'done' | 'failed';
    readonly reference: string | null;
    readonly problem: string | null;
    readonly attempts: number;
    readonly created_at: Date;
    readonly done_at: Date | null;
    readonly version: number;
  };
  readonly registrations: {
    readonly id: number;
    readonly e_mail: string;
    readonly token_seed: string;
    readonly token_hash: Buffer;
    readonly role: 'customer' | 'business';
    readonly first_name: string;
    readonly last_name: string;
    readonly phone: string;
    readonly company: string;
    readonly registration_number: string;
    readonly vat_number: string;
    readonly wants_news: boolean;
    readonly language: 'cs' | 'ro';
    readonly created_at: Date;
    readonly expires_at: Date;
  };
  readonly repair_check_results: {
    readonly id: number;
    readonly repair_id: number;
    readonly check_id: number | null;
    readonly phase: 'before' | 'after';
    readonly name: unknown;
    readonly unit: string | null;
    readonly outcome: 'ok' | 'not_ok' | 'not_testable' | 'measured' | 'chosen';
    readonly number: number | null;
    readonly choice: unknown;
    readonly staff_id: number;
    readonly at: Date;
  };
  readonly repair_checks: {
    readonly id: number;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly operation_id: number | null;
    readonly when_made: 'before' | 'after' | 'both';
    readonly kind: 'verdict' | 'number' | 'choice';
    readonly is_required: boolean;
    readonly position: number;
    readonly is_active: boolean;
    readonly unit: string | null;
    readonly lowest: number | null;
    readonly highest: number | null;
    readonly choices_cs: string | null;
    readonly choices_ro: string | null;
    readonly version: number;
    readonly is_battery_health: boolean;
  };
  readonly repair_claims: {
    readonly repair_id: number;
    readonly outcome: 'exchanged' | 'reduced' | 'refunded' | 'rejected';
    readonly order_id: number | null;
    readonly amount: number;
    readonly refund_id: number | null;
    readonly product_id: number | null;
    readonly passport_id: number | null;
    readonly reason: string;
    readonly settled_at: Date;
    readonly settled_by: number;
  };
  readonly repair_estimates: {
    readonly id: number;
    readonly repair_id: number;
    readonly lines: unknown;
    readonly digest: string;
    readonly sent_at: Date;
    readonly valid_until: string;
    readonly sent_by: number;
    readonly decided_at: Date | null;
    readonly decision: 'approved' | 'declined' | 'withdrawn' | null;
    readonly approved: readonly number[] | null;
    readonly proof: 'link' | 'account' | 'staff' | 'limit' | null;
    readonly staff_id: number | null;
    readonly reason: string;
  };
  readonly repair_events: {
    readonly id: number;
    readonly repair_id: number;
    readonly from_status:
      | 'announced'
      | 'received'
      | 'diagnosing'
      | 'waiting_for_approval'
      | 'approved'
      | 'waiting_for_parts'
      | 'repairing'
      | 'testing'
      | 'ready'
      | 'handed_out'
      | 'declined'
      | 'not_repairable'
      | 'cancelled'
      | 'unclaimed'
      | 'settled'
      | null;
    readonly to_status:
      | 'announced'
      | 'received'
      | 'diagnosing'
      | 'waiting_for_approval'
      | 'approved'
      | 'waiting_for_parts'
      | 'repairing'
      | 'testing'
      | 'ready'
      | 'handed_out'
      | 'declined'
      | 'not_repairable'
      | 'cancelled'
      | 'unclaimed'
      | 'settled';
    readonly actor: 'customer' | 'staff' | 'system';
    readonly staff_id: number | null;
    readonly reason: string;
    readonly at: Date;
  };
  readonly repair_identities: {
    readonly repair_id: number;
    readonly serial: Buffer | null;
    readonly unlock_code: Buffer | null;
  };
  readonly repair_intakes: {
    readonly repair_id: number;
    readonly answers: unknown;
  };
  readonly repair_lines: {
    readonly id: number;
    readonly repair_id: number;
    readonly position: number;
    readonly kind: 'work' | 'part';
    readonly operation_id: number | null;
    readonly product_id: number | null;
    readonly piece: 'held' | 'used' | null;
    readonly name: unknown;
    readonly price: number | null;
    readonly warranty_months: number;
    readonly decision: 'approved' | 'declined' | null;
  };
  readonly repair_loans: {
    readonly id: number;
    readonly repair_id: number;
    readonly product_id: number;
    readonly place_id: number;
    readonly passport_id: number | null;
    readonly is_unit: boolean;
    readonly condition: string;
    readonly deposit: number | null;
    readonly lent_at: Date;
    readonly lent_by: number;
    readonly ended_at: Date | null;
    readonly ended_by: number | null;
    readonly outcome: 'returned' | 'damaged' | 'written_off' | null;
    readonly charged: number | null;
    readonly note: string;
    readonly given_back: number | null;
    readonly collected: number | null;
  };
  readonly repair_message_templates: {
    readonly id: number;
    readonly title_cs: string;
    readonly title_ro: string;
    readonly text_cs: string;
    readonly text_ro: string;
    readonly position: number;
    readonly is_active: boolean;
    readonly version: number;
  };
  readonly repair_messages: {
    readonly id: number;
    readonly repair_id: number;
    readonly template_id: number | null;
    readonly title: string;
    readonly text: string;
    readonly staff_id: number;
    readonly sent_at: Date;
  };
  readonly repair_photos: {
    readonly id: number;
    readonly repair_id: number;
    readonly kind: 'intake' | 'bench';
    readonly caption: string;
    readonly staff_id: number;
    readonly file: string;
    readonly digest: Buffer;
    readonly width: number;
    readonly height: number;
    readonly at: Date;
  };
  readonly repair_signatures: {
    readonly id: number;
    readonly repair_id: number;
    readonly kind: 'intake' | 'hand_out';
    readonly digest: string;
    readonly signer: Buffer | null;
    readonly strokes: Buffer | null;
    readonly on_paper: string;
    readonly staff_id: number;
    readonly at: Date;
  };
  readonly repair_slots: {
    readonly repair_id: number;
    readonly store_id: number;
    readonly starts_at: Date;
    readonly ends_at: Date;
  };
  readonly repair_timers: {
    readonly id: number;
    readonly repair_id: number;
    readonly technician_id: number;
    readonly started_at: Date;
    readonly stopped_at: Date | null;
  };
  readonly repairs: {
    readonly id: number;
    readonly number: string;
    readonly code: string;
    readonly status:
      | 'announced'
      | 'received'
      | 'diagnosing'
      | 'waiting_for_approval'
      | 'approved'
      | 'waiting_for_parts'
      | 'repairing'
      | 'testing'
      | 'ready'
      | 'handed_out'
      | 'declined'
      | 'not_repairable'
      | 'cancelled'
      | 'unclaimed'
      | 'settled';
    readonly status_since: Date;
    readonly version: number;
    readonly language: 'cs' | 'ro';
    readonly user_id: number | null;
    readonly way: 'bring' | 'ship' | 'fetch' | 'counter';
    readonly store_id: number;
    readonly color_id: number | null;
    readonly device: string;
    readonly passport_id: number | null;
    readonly fault: string;
    readonly look: string;
    readonly accessories: string;
    readonly has_backup: boolean;
    readonly data_loss_agreed_at: Date;
    readonly price_limit: number | null;
    readonly claimed_repair_id: number | null;
    readonly claimed_order_id: number | null;
    readonly contact: unknown;
    readonly e_mail: string | null;
    readonly technician_id: number | null;
    readonly promised_on: string | null;
    readonly order_id: number | null;
    readonly hand_out_code: string | null;
    readonly reminders: number;
    readonly created_at: Date;
    readonly closed_at: Date | null;
    readonly wiped_at: Date | null;
    readonly idempotency_key: string | null;
    readonly request_digest: Buffer | null;
  };
  readonly replacement_offers: {
    readonly id: number;
    readonly code: string;
    readonly order_id: number;
    readonly pick_id: number;
    readonly line_id: number;
    readonly pick_line_id: number | null;
    readonly place_id: number;
    readonly from_product_id: number;
    readonly product_id: number;
    readonly quantity: number;
    readonly refund: number;
    readonly status: 'open' | 'accepted' | 'refused' | 'expired' | 'withdrawn';
    readonly offered_by: number;
    readonly offered_at: Date;
    readonly expires_at: Date;
    readonly decided_at: Date | null;
  };
  readonly reservation_events: {
    readonly id: number;
    readonly reservation_id: number;
    readonly from_status: 'preparing' | 'ready' | 'collected' | 'cancelled' | 'expired' | null;
    readonly to_status: 'preparing' | 'ready' | 'collected' | 'cancelled' | 'expired';
    readonly actor: 'customer' | 'staff' | 'system';
    readonly staff_id: number | null;
    readonly at: Date;
  };
  readonly reservation_pickups: {
    readonly reservation_id: number;
    readonly code: string;
  };
  readonly reservations: {
    readonly id: number;
    readonly code: string;
    readonly status: 'preparing' | 'ready' | 'collected' | 'cancelled' | 'expired';
    readonly version: number;
    readonly language: 'cs' | 'ro';
    readonly product_id: number;
    readonly place_id: number;
    readonly store_id: number;
    readonly product: unknown;
    readonly price: number;
    readonly name: string | null;
    readonly e_mail: string | null;
    readonly phone: string | null;
    readonly ready_at: Date;
    readonly expires_at: Date;
    readonly created_at: Date;
    readonly closed_at: Date | null;
    readonly wiped_at: Date | null;
    readonly idempotency_key: string | null;
    readonly request_digest: Buffer | null;
    readonly limited_offer_id: number | null;
  };
  readonly reviews: {
    readonly id: number;
    readonly master_product_id: number;
    readonly user_id: number;
    readonly rating: number;
    readonly pros: string;
    readonly cons: string;
    readonly review_text: string;
    readonly full_name: string;
    readonly is_anonymous: boolean;
    readonly status: 'waiting' | 'approved' | 'disapproved';
    readonly component_id: number | null;
    readonly version: number;
    readonly created_at: Date;
    readonly changed_at: Date;
    readonly decided_at: Date | null;
    readonly decided_by: number | null;
    readonly reason:
      'personal_data' | 'offensive' | 'not_about_product' | 'advertising' | 'something_else' | null;
    readonly reply: string;
  };
  readonly sandbox_loan_refunds: {
    readonly key: string;
    readonly reference: string;
    readonly amount: number;
  };
  readonly sandbox_loans: {
    readonly reference: string;
    readonly number: string;
    readonly kind: string;
    readonly price: number;
    readonly months: number;
    readonly installment: number;
    readonly down_payment: number;
    readonly return_url: string;
    readonly state: string;
    readonly state_after_sent: string;
    readonly sent_times: number;
    readonly refunded: number;
    readonly created_at: Date;
  };
  readonly sandbox_payments: {
    readonly reference: string;
    readonly gateway: string;
    readonly attempt: string;
    readonly amount: number;
    readonly currency: string;
    readonly return_url: string;
    readonly status: 'open' | 'pending' | 'held' | 'paid' | 'failed' | 'cancelled' | 'expired';
    readonly captured_amount: number | null;
    readonly refunded: number;
    readonly created_at: Date;
    readonly is_hold: boolean;
  };
  readonly sandbox_refunds: {
    readonly key: string;
    readonly reference: string;
    readonly amount: number;
    readonly created_at: Date;
  };
  readonly sandbox_shipments: {
    readonly id: number;
    readonly carrier: string;
    readonly reference: string;
    readonly number: string;
    readonly service: string;
    readonly trouble: string | null;
    readonly created_at: Date;
    readonly cancelled_at: Date | null;
  };
  readonly scans: {
    readonly id: number;
    readonly operation_id: string;
    readonly at: Date;
    readonly staff_id: number;
    readonly station_id: number | null;
    readonly round_id: number | null;
    readonly order_id: number | null;
    readonly text: string;
    readonly outcome: string;
    readonly answer: unknown;
    readonly events: unknown;
    readonly undone_at: Date | null;
    readonly desk_id: number | null;
    readonly context: string | null;
  };
  readonly search_changes: {
    readonly meta_master_id: number;
    readonly changed_at: Date;
  };
  readonly search_documents: {
    readonly card_id: number;
    readonly meta_master_id: number;
    readonly tier: number;
    readonly standing: number;
    readonly price: number;
    readonly words: string;
    readonly packed: Buffer;
  };
  readonly search_revisions: {
    readonly meta_master_id: number;
    readonly changed_in: string;
  };
  readonly search_synonyms: {
    readonly id: number;
    readonly version: number;
    readonly said: string;
    readonly meant: string;
  };
  readonly search_words: {
    readonly id: number;
    readonly word: string;
    readonly documents: number;
  };
  readonly second_factors: {
    readonly id: number;
    readonly user_id: number;
    readonly kind: 'totp' | 'passkey';
    readonly name: string;
    readonly secret: Buffer | null;
    readonly last_step: number | null;
    readonly credential_id: Buffer | null;
    readonly public_key: Buffer | null;
    readonly sign_count: number | null;
    readonly created_at: Date;
    readonly confirmed_at: Date | null;
    readonly last_used_at: Date | null;
  };
  readonly security_alerts: {
    readonly id: number;
    readonly rule: string;
    readonly subject: string;
    readonly actor_id: number | null;
    readonly first_at: Date;
    readonly last_at: Date;
    readonly times: number;
    readonly seen_by: number | null;
    readonly seen_at: Date | null;
  };
  readonly security_events: {
    readonly id: number;
    readonly at: Date;
    readonly kind: string;
    readonly actor_id: number | null;
    readonly account_key: string | null;
    readonly network_key: string | null;
    readonly subject: string | null;
    readonly times: number;
    readonly request_id: string | null;
  };
  readonly seo_texts: {
    readonly subject_kind: 'category' | 'meta_master' | 'master_product';
    readonly subject_id: number;
    readonly language: 'cs' | 'ro';
    readonly title: string;
    readonly description: string;
    readonly version: number;
  };
  readonly service_operation_stores: {
    readonly id: number;
    readonly operation_id: number;
    readonly store_id: number;
    readonly version: number;
  };
  readonly service_operations: {
    readonly id: number;
    readonly slug: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly text_cs: string | null;
    readonly text_ro: string | null;
    readonly words_cs: string | null;
    readonly words_ro: string | null;
    readonly damage: string | null;
    readonly duration_minutes: number;
    readonly warranty_months: number;
    readonly position: number;
    readonly is_active: boolean;
    readonly version: number;
  };
  readonly service_parts: {
    readonly id: number;
    readonly operation_id: number;
    readonly model_id: number | null;
    readonly color_id: number | null;
    readonly product_id: number;
    readonly quantity: number;
    readonly version: number;
  };
  readonly service_prices: {
    readonly id: number;
    readonly operation_id: number;
    readonly type_id: number | null;
    readonly model_id: number | null;
    readonly color_id: number | null;
    readonly is_whole_family: boolean;
    readonly valid_from: string | null;
    readonly is_offered: boolean;
    readonly price: number | null;
    readonly duration_minutes: number | null;
    readonly version: number;
  };
  readonly sessions: {
    readonly token_hash: Buffer;
    readonly user_id: number;
    readonly created_at: Date;
    readonly expires_at: Date;
    readonly locked_at: Date | null;
    readonly id: number;
    readonly browser: string;
    readonly system: string;
    readonly last_seen_at: Date;
    readonly second_factor_at: Date | null;
    readonly by_badge: boolean;
  };
  readonly shipment_events: {
    readonly id: number;
    readonly shipment_id: number;
    readonly state: string;
    readonly code: string;
    readonly at: Date;
  };
  readonly shipments: {
    readonly id: number;
    readonly parcel_id: number;
    readonly order_id: number;
    readonly carrier: 'packeta' | 'gls' | 'sameday' | 'other';
    readonly service: 'home' | 'point';
    readonly reference: string;
    readonly status: 'waiting' | 'announced' | 'failed' | 'in_doubt' | 'cancelling' | 'cancelled';
    readonly state:
      | 'announced'
      | 'in_transit'
      | 'ready_for_pickup'
      | 'returning'
      | 'lost'
      | 'delivered'
      | 'came_back';
    readonly carrier_id: string | null;
    readonly number: string | null;
    readonly wanted_format: string;
    readonly label_format: string | null;
    readonly label: Buffer | null;
    readonly problem: string | null;
    readonly tries: number;
    readonly claimed_until: Date | null;
    readonly is_unanswered: boolean;
    readonly cash: number;
    readonly created_at: Date;
    readonly announced_at: Date | null;
    readonly state_at: Date | null;
    readonly track_at: Date | null;
    readonly exchanges: boolean;
  };
  readonly shop_numbers: {
    readonly id: number;
    readonly setting:
      | 'guest_cart_days'
      | 'export_kept_days'
      | 'come_back_days'
      | 'reservation_waiting_days'
      | 'timeslot_days'
      | 'replacement_answer_hours'
      | 'reservations_per_mail'
      | 'announced_repairs_per_mail'
      | 'timeslot_capacity'
      | 'weight_tolerance_grams'
      | 'quote_hours'
      | 'repair_slot_days'
      | 'repair_slot_lead_minutes'
      | 'unclaimed_days';
    readonly amount: number;
    readonly note: string | null;
    readonly version: number;
  };
  readonly shop_terms: {
    readonly id: number;
    readonly term: 'claim_settled' | 'estimate_valid' | 'announced_kept';
    readonly days: number;
    readonly note: string | null;
    readonly version: number;
  };
  readonly staff_badges: {
    readonly id: number;
    readonly user_id: number;
    readonly code_digest: Buffer;
    readonly issued_at: Date;
    readonly issued_by: number;
    readonly revoked_at: Date | null;
    readonly failures: number;
    readonly locked_until: Date | null;
  };
  readonly staff_settings: {
    readonly user_id: number;
    readonly pin_hash: string | null;
    readonly idle_minutes: 5 | 10 | 15 | 30;
    readonly scheme: 'system' | 'light' | 'dark';
    readonly favourites: readonly string[];
  };
  readonly staff_windows: {
    readonly id: number;
    readonly station_hash: Buffer;
    readonly name: string;
    readonly registered_at: Date;
    readonly registered_by: number;
  };
  readonly station_sign_ins: {
    readonly station_hash: Buffer;
    readonly user_id: number;
    readonly signed_in_at: Date;
    readonly pin_failures: number;
    readonly second_factor_at: Date | null;
  };
  readonly stations: {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly place_id: number;
    readonly scanner_keys: 'physical' | 'layout';
    readonly scanner_suffix: 'Enter' | 'Tab' | null;
    readonly scanner_prefix: string | null;
    readonly label_printer: string | null;
    readonly version: number;
    readonly document_printer: string | null;
  };
  readonly stock: {
    readonly product_id: number;
    readonly place_id: number;
    readonly on_hand: number;
    readonly allocated: number;
  };
  readonly stock_locations: {
    readonly id: number;
    readonly kind:
      'bin' | 'crate' | 'parcel' | 'desk' | 'bench' | 'missing' | 'damaged' | 'transit';
    readonly place_id: number;
    readonly code: string;
    readonly zone: string | null;
    readonly rack: string | null;
    readonly walk_order: number;
    readonly is_default: boolean;
    readonly is_open: boolean;
    readonly version: number;
  };
  readonly stock_movements: {
    readonly id: number;
    readonly product_id: number;
    readonly passport_id: number | null;
    readonly quantity: number;
    readonly from_id: number | null;
    readonly to_id: number | null;
    readonly why:
      | 'opening'
      | 'entered'
      | 'received'
      | 'bought_back'
      | 'returned'
      | 'moved'
      | 'picked'
      | 'put_back'
      | 'packed'
      | 'shipped'
      | 'collected'
      | 'counted'
      | 'written_off'
      | 'missing'
      | 'found'
      | 'damaged'
      | 'repaired'
      | 'imported'
      | 'merged'
      | 'undone'
      | 'loan'
      | 'exchanged'
      | 'transferred';
    readonly about_kind:
      | 'order'
      | 'reservation'
      | 'buyback'
      | 'withdrawal'
      | 'delivery'
      | 'stocktake'
      | 'import'
      | 'task'
      | 'repair'
      | 'transfer'
      | null;
    readonly about_id: number | null;
    readonly note: string;
    readonly actor_id: number | null;
    readonly at: Date;
    readonly operation_id: string | null;
    readonly operation_row: number;
    readonly takes_back: number | null;
  };
  readonly stock_places: {
    readonly id: number;
    readonly code: string;
    readonly store_id: number | null;
  };
  readonly stock_transfers: {
    readonly id: number;
    readonly from_place_id: number;
    readonly to_place_id: number;
    readonly transit_id: number;
    readonly status: 'packing' | 'on_way' | 'closed' | 'cancelled';
    readonly opened_at: Date;
    readonly opened_by: number;
    readonly sent_at: Date | null;
    readonly sent_by: number | null;
    readonly ended_at: Date | null;
    readonly ended_by: number | null;
    readonly note: string;
    readonly version: number;
  };
  readonly stock_units: {
    readonly passport_id: number;
    readonly product_id: number;
    readonly location_id: number | null;
  };
  readonly stocktake_bins: {
    readonly id: number;
    readonly stocktake_id: number;
    readonly location_id: number;
    readonly status: 'waiting' | 'counting' | 'differs' | 'recounting' | 'to_book' | 'done';
    readonly counted_by: number | null;
    readonly recounted_by: number | null;
    readonly last_movement: number | null;
    readonly finished_at: Date | null;
    readonly reason: string;
  };
  readonly stocktake_books: {
    readonly bin_id: number;
    readonly round: number;
    readonly product_id: number;
    readonly plain: number;
    readonly passport_ids: readonly number[];
  };
  readonly stocktake_counts: {
    readonly id: number;
    readonly bin_id: number;
    readonly round: number;
    readonly product_id: number;
    readonly passport_id: number | null;
    readonly quantity: number;
    readonly operation_id: string;
  };
  readonly stocktakes: {
    readonly id: number;
    readonly name: string;
    readonly place_id: number;
    readonly started_at: Date;
    readonly started_by: number;
    readonly closed_at: Date | null;
  };
  readonly store_hours_exceptions: {
    readonly store_id: number;
    readonly day: string;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly id: number;
    readonly version: number;
    readonly hours: string | null;
  };
  readonly stores: {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly postcode: string;
    readonly phone: string;
    readonly e_mail: string;
    readonly opening_hours: unknown;
    readonly is_buyout_center: boolean;
    readonly is_service_center: boolean;
    readonly is_show_room: boolean;
    readonly latitude: string | null;
    readonly longitude: string | null;
    readonly text_cs: string | null;
    readonly text_ro: string | null;
    readonly version: number;
    readonly monday: string | null;
    readonly tuesday: string | null;
    readonly wednesday: string | null;
    readonly thursday: string | null;
    readonly friday: string | null;
    readonly saturday: string | null;
    readonly sunday: string | null;
    readonly slot_minutes: number;
    readonly slot_capacity: number;
    readonly till_opening: number;
    readonly till_tolerance: number;
    readonly photos_id: number | null;
  };
  readonly subscribers: {
    readonly id: number;
    readonly e_mail: string;
    readonly code: string;
    readonly status: 'waiting' | 'confirmed' | 'unsubscribed';
    readonly language: 'cs' | 'ro';
    readonly mails: number;
    readonly mailed_at: Date | null;
    readonly changed_at: Date;
    readonly source: 'form' | 'order' | 'registration' | 'profile' | null;
    readonly asked_at: Date | null;
    readonly consent_text: string | null;
    readonly consent_at: Date | null;
    readonly ended_by: number | null;
  };
  readonly supervisor_approvals: {
    readonly id: number;
    readonly token_hash: Buffer;
    readonly action:
      | 'price_override'
      | 'buyback_over_limit'
      | 'weight_mismatch'
      | 'take_over'
      | 'full_purge'
      | 'cancel_handed_over';
    readonly subject: string;
    readonly asked_by: number;
    readonly approved_by: number;
    readonly created_at: Date;
    readonly expires_at: Date;
    readonly used_at: Date | null;
  };
  readonly supplier_codes: {
    readonly supplier_id: number;
    readonly code: string;
    readonly product_id: number;
  };
  readonly supplier_invoice_lines: {
    readonly id: number;
    readonly invoice_id: number;
    readonly place: number;
    readonly supplier_code: string;
    readonly our_code: string;
    readonly ean: string;
    readonly mpn: string;
    readonly name: string;
    readonly quantity: string | null;
    readonly unit_price: number | null;
    readonly total: number | null;
    readonly vat_percent: string | null;
    readonly product_id: number | null;
    readonly matched_by: 'ean' | 'mpn' | 'code' | 'supplier_code' | 'hand' | null;
    readonly order_line_id: number | null;
    readonly expected: number | null;
    readonly outcome: string;
    readonly decision: 'open' | 'accepted' | 'refused';
    readonly reason: string;
    readonly decided_by: number | null;
  };
  readonly supplier_invoices: {
    readonly id: number;
    readonly supplier_id: number;
    readonly number: string;
    readonly issued_on: string | null;
    readonly currency: string;
    readonly format: 'csv' | 'xlsx' | 'isdoc' | 'ubl';
    readonly file_name: string;
    readonly stated_total: number | null;
    readonly status: 'open' | 'finished';
    readonly uploaded_at: Date;
    readonly uploaded_by: number | null;
    readonly finished_at: Date | null;
    readonly finished_by: number | null;
    readonly version: number;
    readonly rate: string | null;
    readonly rate_at: Date | null;
  };
  readonly suppliers: {
    readonly id: number;
    readonly name: string;
    readonly registration_number: string | null;
    readonly currency: 'CZK' | 'RON' | 'EUR' | null;
    readonly tolerance_percent: string;
    readonly tolerance_amount: number;
    readonly note: string | null;
    readonly version: number;
  };
  readonly transfer_hands: {
    readonly staff_id: number;
    readonly transfer_id: number;
    readonly bin_id: number | null;
    readonly is_damaged: boolean;
  };
  readonly type_categories: {
    readonly id: number;
    readonly parent_id: number | null;
    readonly position: number;
    readonly name_cs: string;
    readonly name_ro: string;
    readonly seo_name: string;
    readonly url_path: string;
    readonly for_display: boolean;
    readonly for_buyout: boolean;
    readonly for_service: boolean;
    readonly filterable: boolean;
    readonly photo_fileset_id: number | null;
    readonly device_type_id: number | null;
    readonly meilisearch_boost: string;
    readonly version: number;
    readonly updated_at: Date;
  };
  readonly type_category_manufacturers: {
    readonly category_id: number;
    readonly manufacturer_id: number;
  };
  readonly units: {
    readonly id: number;
    readonly code: string;
    readonly symbol_cs: string;
    readonly symbol_ro: string;
    readonly version: number;
  };
  readonly used_product_bonuses: {
    readonly id: number;
    readonly manufacturer_id: number | null;
    readonly device_type_id: number | null;
    readonly grade: 'A+' | 'A' | 'B' | 'C' | 'D' | null;
    readonly percent: number;
    readonly version: number;
  };
  readonly user_addresses: {
    readonly id: number;
    readonly user_id: number;
    readonly kind: 'billing' | 'delivery';
    readonly is_default: boolean;
    readonly first_name: string;
    readonly last_name: string;
    readonly company: string;
    readonly street: string;
    readonly city: string;
    readonly district: string;
    readonly postcode: string;
    readonly country: string;
    readonly phone: string;
    readonly created_at: Date;
    readonly changed_at: Date;
  };
  readonly user_known_places: {
    readonly user_id: number;
    readonly place: Buffer;
    readonly signed_in_at: Date;
  };
  readonly user_profiles: {
    readonly user_id: number;
    readonly first_name: string;
    readonly last_name: string;
    readonly phone: string;
    readonly company: string;
    readonly registration_number: string;
    readonly vat_number: string;
    readonly price_level_id: number | null;
    readonly customer_groups: readonly string[];
    readonly changed_at: Date;
    readonly payment_days: number;
  };
  readonly users: {
    readonly id: number;
    readonly e_mail: string;
    readonly password_hash: string;
    readonly name: string;
    readonly role:
      | 'customer'
      | 'business'
      | 'shop'
      | 'picker'
      | 'packer'
      | 'warehouse_supervisor'
      | 'service_tech'
      | 'buyback_desk'
      | 'catalogue_editor'
      | 'pricing'
      | 'content'
      | 'support'
      | 'admin';
    readonly language: 'cs' | 'ro';
    readonly is_active: boolean;
    readonly created_at: Date;
    readonly version: number;
    readonly factors_reset_at: Date | null;
    readonly has_password: boolean;
    readonly store_id: number | null;
  };
  readonly visitor_list_items: {
    readonly list_id: number;
    readonly kind: 'favourite' | 'visited' | 'compared';
    readonly place: number;
    readonly master_product_id: number;
  };
  readonly visitor_lists: {
    readonly id: number;
    readonly visitor_hash: Buffer | null;
    readonly user_id: number | null;
    readonly changed_at: Date;
  };
  readonly warehouse_tasks: {
    readonly id: number;
    readonly kind:
      | 'put_back'
      | 'recount'
      | 'damaged'
      | 'customer_waits'
      | 'price_label'
      | 'missing_photo'
      | 'buy_part'
      | 'other'
      | 'came_back'
      | 'lost'
      | 'regrade'
      | 'relabel'
      | 'replacement';
    readonly place_id: number;
    readonly for_role: string | null;
    readonly assigned_id: number | null;
    readonly due_at: Date | null;
    readonly note: string;
    readonly order_id: number | null;
    readonly product_id: number | null;
    readonly location_id: number | null;
    readonly status: 'open' | 'done' | 'cancelled';
    readonly created_at: Date;
    readonly created_by: number | null;
    readonly closed_at: Date | null;
    readonly closed_by: number | null;
    readonly version: number;
  };
  readonly webhook_deliveries: {
    readonly id: number;
    readonly webhook_id: number;
    readonly message_id: string;
    readonly type: string;
    readonly subject: string;
    readonly data: unknown;
    readonly state: 'waiting' | 'delivered' | 'failed';
    readonly created_at: Date;
    readonly tries: number;
    readonly next_at: Date | null;
    readonly claimed_until: Date | null;
    readonly ended_at: Date | null;
    readonly attempts: unknown;
  };
  readonly webhooks: {
    readonly id: number;
    readonly name: string;
    readonly url: string;
    readonly events: readonly string[];
    readonly is_active: boolean;
    readonly secret: Buffer | null;
    readonly previous_secret: Buffer | null;
    readonly previous_until: Date | null;
    readonly failures: number;
    readonly failing_since: Date | null;
    readonly rests_until: Date | null;
    readonly paused_at: Date | null;
    readonly last_delivered_at: Date | null;
    readonly made_by: number;
    readonly made_at: Date;
    readonly version: number;
  };
  readonly withdrawal_units: {
    readonly withdrawal_id: number;
    readonly unit_id: number;
    readonly is_open: boolean;
  };
  readonly withdrawals: {
    readonly id: number;
    readonly order_id: number;
    readonly code: string;
    readonly status: 'requested' | 'received' | 'refunded' | 'cancelled';
    readonly reason: string;
    readonly bank_account: Buffer | null;
    readonly requested_at: Date;
    readonly closed_at: Date | null;
    readonly version: number;
    readonly proof: 'link' | 'code' | 'account' | null;
    readonly received_at: Date | null;
  };
}
