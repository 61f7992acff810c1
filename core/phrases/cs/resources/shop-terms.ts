import type { terms } from '../../../shop/term-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof terms> = {
  title: 'Lhůty',
  add: 'Nastavit lhůtu',
  one: '{term}',
  done: {
    add: 'Nastavení lhůty',
    update: 'Změna lhůty',
    delete: 'Návrat lhůty k obvyklé',
    edit: 'Úprava lhůt v seznamu',
  },
  columns: { term: 'Lhůta', days: 'Dní', note: 'Poznámka' },
  choices: {
    term: {
      claim_settled: 'vyřízení reklamace',
      estimate_valid: 'platnost odhadu ceny opravy',
      announced_kept: 'čekání na ohlášené zařízení',
    },
  },
  help: {
    term: 'Co tu není, platí obvykle: reklamace 30 dní (v Rumunsku 15), odhad 14 dní, ohlášené zařízení 30 dní.',
    days: 'Reklamace může být jen kratší, než určuje zákon. Změna platí pro nové případy.',
  },
};
