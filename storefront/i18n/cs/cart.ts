/** Page: košík. */
export const cart = {
  title: 'Košík',
} as const;
