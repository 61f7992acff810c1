/** The record of an intake as the API sends it, for tests. */
export const papers = {
  language: 'ro',
  intake: {
    lines: [{ label: 'Defectul descris de client', value: 'Ecran spart' }],
    digest: 'a'.repeat(64),
  },
  hand_out: { lines: [{ label: 'Dispozitiv', value: 'Apple iPhone 13' }], digest: 'b'.repeat(64) },
  customer: 'Jana Malá',
  questions: [
    {
      id: '4',
      name: 'Displej',
      answer: null,
      choices: [
        { value: 'scratched', label: 'Poškrábaný' },
        { value: 'cracked', label: 'Prasklý' },
      ],
    },
  ],
  photos: [
    {
      id: 3,
      kind: 'intake',
      caption: 'Levý roh',
      width: 800,
      height: 600,
      by: 'Petr',
      at: '2026-11-20T08:00:00.000Z',
      may_delete: true,
    },
  ],
  signatures: [] as object[],
  photo_kinds: ['intake', 'bench'],
  is_open: true,
};

export const signed = {
  id: 8,
  kind: 'intake',
  signer: 'Jana Malá',
  on_paper: '',
  at: '2026-11-20T08:10:00.000Z',
  by: 'Petr',
  is_current: true,
};
