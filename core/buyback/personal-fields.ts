/** What a buy-back keeps enciphered of its seller and the device, by the names on the wire. */
export const identityFields = [
  'personal_identification_number',
  'identity_card_number',
  'bank_account',
  'imei',
  'serial_number',
] as const;

/** Personal data that the staff see masked: shown one at a time, for a reason, and noted in the audit log. */
export const personalFields = [
  'full_name',
  'e_mail',
  'phone_number',
  'address',
  'pickup_address',
  ...identityFields,
] as const;
