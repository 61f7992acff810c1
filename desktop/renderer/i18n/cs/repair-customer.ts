/** Who brings a device, found by a phone number. */
export const repairCustomer = {
  phoneHelp: 'Kdo už u nás byl, toho podle čísla poznáme.',
  known: 'Už u nás byl/a: {{name}}.',
  knownMail: 'Prázdné: použije se {{eMail}}.',
} as const;
