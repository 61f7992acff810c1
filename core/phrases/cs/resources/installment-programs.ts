import type { installmentPrograms } from '../../../installments/program-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof installmentPrograms> = {
  title: 'Splátky a leasing',
  add: 'Nový splátkový program',
  one: '{nameCs}',
  done: {
    add: 'Přidání splátkového programu',
    update: 'Změna splátkového programu',
    delete: 'Smazání splátkového programu',
    edit: 'Úprava splátkových programů v seznamu',
  },
  columns: {
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    kind: 'Druh',
    arrangeType: 'Sjednání',
    company: 'Společnost',
    months: 'Měsíců',
    ratePercent: 'Úrok % ročně',
    downPaymentPercent: 'Akontace %',
    minimalFinanced: 'Úvěr od',
    maximalFinanced: 'Úvěr do',
    isActive: 'Nabízí se',
    position: 'Pořadí',
  },
  choices: {
    kind: {
      installments: 'Splátky',
      leasing: 'Leasing',
    },
    arrangeType: {
      'on-store': 'Na prodejně',
      online: 'Online',
    },
  },
  help: {
    minimalFinanced: 'Nejnižší částka, která zbývá po akontaci.',
    maximalFinanced: 'Prázdné: bez omezení.',
    isActive: 'Vypnutý program se nikomu nenabídne; smlouvy, které už běží, se nemění.',
  },
};
