import type { repairChecks } from '../../../service/bench-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof repairChecks> = {
  title: 'Kontroly při opravě',
  add: 'Přidat kontrolu',
  one: '{nameCs}',
  done: {
    add: 'Přidání kontroly při opravě',
    update: 'Změna kontroly při opravě',
    delete: 'Smazání kontroly při opravě',
    edit: 'Úprava kontrol při opravě v seznamu',
  },
  columns: {
    nameCs: 'Název česky',
    nameRo: 'Název rumunsky',
    operationId: 'Jen při úkonu',
    operation: 'Úkon',
    whenMade: 'Kdy se dělá',
    kind: 'Co se zapisuje',
    isRequired: 'Povinná po opravě',
    isBatteryHealth: 'Kondice baterie pro zákazníka',
    position: 'Pořadí',
    isActive: 'Používá se',
    unit: 'Jednotka',
    lowest: 'Nejméně',
    highest: 'Nejvíce',
    choicesCs: 'Možnosti česky',
    choicesRo: 'Možnosti rumunsky',
  },
  choices: {
    whenMade: { before: 'před opravou', after: 'po opravě', both: 'před i po opravě' },
    kind: { verdict: 'v pořádku / závada', number: 'naměřené číslo', choice: 'výběr z možností' },
  },
  help: {
    operationId: 'Prázdné znamená, že se kontrola dělá při každé opravě.',
    isBatteryHealth:
      'Co se naměřilo před opravou a po ní, uvidí zákazník na stránce své opravy v procentech.',
    isRequired: 'Dokud není po opravě zapsaná, opravu nejde označit jako hotovou.',
    unit: 'U čísla, třeba „%“ nebo „cyklů“.',
    lowest: 'Jen u čísla. Menší hodnotu technik nezapíše.',
    highest: 'Jen u čísla. Větší hodnotu technik nezapíše.',
    choicesCs: 'Jen u výběru, oddělené čárkou: „originální, neoriginální“.',
    choicesRo: 'Tytéž možnosti ve stejném pořadí.',
  },
};
