/** The captcha of forms. */
export const captcha = {
  label: 'Nejsem robot',
  sandbox: 'zkušební ověření',
  failed: 'Ověření se nenačetlo. Obnovte prosím stránku.',
} as const;
