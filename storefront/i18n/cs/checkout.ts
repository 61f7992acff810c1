/** Page: doprava a platba. */
export const checkout = {
  title: 'Doprava a platba',
} as const;
