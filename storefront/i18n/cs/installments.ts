/** Page: splátky. */
export const installments = {
  title: 'Splátky',
} as const;
