import type { stations } from '../../../warehouse/station-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof stations> = {
  title: 'Stanoviště',
  add: 'Přidat stanoviště',
  one: 'Stanoviště {code}',
  done: {
    add: 'Přidání stanoviště',
    update: 'Změna stanoviště',
    delete: 'Smazání stanoviště',
    edit: 'Úprava stanovišť v seznamu',
  },
  columns: {
    code: 'Štítek',
    name: 'Název',
    placeId: 'Sklad (číslo)',
    place: 'Sklad',
    scannerKeys: 'Jak čtečka píše',
    scannerSuffix: 'Klávesa za kódem',
    scannerPrefix: 'Znaky před kódem',
    labelPrinter: 'Tiskárna štítků',
    documentPrinter: 'Tiskárna dokladů',
  },
  choices: {
    scannerKeys: {
      physical: 'Podle kláves (na rozložení nezáleží)',
      layout: 'Podle rozložení klávesnice',
    },
    scannerSuffix: { Enter: 'Enter', Tab: 'Tabulátor' },
  },
  help: {
    code: 'Začíná W-, třeba W-BALENI-1. Naskenováním se okno stane tímto stanovištěm.',
    scannerSuffix: 'Prázdné: konec kódu se pozná podle pauzy.',
    labelPrinter:
      'Jméno nebo adresa síťové tiskárny, která umí ZPL, port 9100. Prázdné: štítky se ukládají do souboru.',
    documentPrinter:
      'Jméno nebo adresa síťové tiskárny A4, která na portu 9100 přijímá PDF. Tisknou se na ní dodací listy, faktury a předávací protokoly.',
  },
};
