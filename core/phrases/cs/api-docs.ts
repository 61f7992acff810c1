/** The page on which a merchant's programmer tries calls of the API. */
export const apiDocs = {
  title: 'API obchodu',
  lead: 'Volání pro vaše programy. Klíč se vytváří ve správě na obrazovce Klíče API; tady ho zadáte jen pro tuto stránku, nikam se neukládá. Celý popis (OpenAPI 3.1):',
  key: 'Klíč API',
  search: 'Hledat volání',
  calls: 'Volání',
  none: 'Takové volání tu není.',
  choose: 'Vyberte volání ze seznamu.',
  permission: 'Klíč musí smět:',
  open: 'Bez klíče.',
  required: 'povinné',
  body: 'Tělo (JSON)',
  send: 'Poslat',
  sending: 'Posílá se…',
  answer: 'Odpověď',
  failed: 'Obchod neodpověděl.',
  notLoaded: 'Popis API se nepodařilo načíst. Načtěte stránku znovu.',
} as const;
