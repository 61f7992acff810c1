/** Form of a plain row beside its list. */
export const rowPanel = {
  optional: 'nepovinné',
  save: 'Uložit',
  saved: 'Uloženo.',
  added: 'Přidáno.',
  delete: 'Smazat',
  deleted: 'Smazáno.',
  deleteTitle: 'Smazat „{{name}}“?',
  deleteLead: 'Smazat jde jen to, co se nikde nepoužívá. V historii to můžete vzít zpět.',
} as const;
