/** Page: objednávka. */
export const order = {
  title: 'Objednávka',
} as const;
