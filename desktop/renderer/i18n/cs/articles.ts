/** Articles of the shop and what their fields share with other texts. */
export const articles = {
  article: 'Článek',
  add: 'Nový článek',
  none: 'Zatím žádný článek',
  noneText: 'Napište první. Dokud mu nedáte den zveřejnění, uvidíte ho jen vy a vaši kolegové.',
  title: 'Název',
  state: 'Stav',
  changed: 'Naposledy změněno',
  draft: 'Koncept',
  planned: 'Vyjde {{moment}}',
  published: 'Zveřejněno {{moment}}',
  slug: 'Adresa',
  slugHelp:
    'Poslední část odkazu: malá písmena bez háčků, číslice a pomlčky. Později ji nelze změnit.',
  perex: 'Úvod',
  body: 'Text',
  bodyHelp:
    'Každý řádek je odstavec. # nadpis, - odrážka, 1. číslovaný řádek, [text](/adresa) odkaz, ![popis](/media/obrazek.webp 800x600) obrázek.',
  publishedAt: 'Zveřejnit od',
  publishedAtHelp: 'Den a čas, třeba 3. 12. 2026 8:00. Prázdné pole znamená koncept.',
  publishNow: 'Zveřejnit od této chvíle',
  saved: 'Článek je uložený.',
} as const;
