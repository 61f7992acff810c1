/** Page: odstoupení od smlouvy. */
export const withdrawal = {
  title: 'Odstoupení od smlouvy',
} as const;
