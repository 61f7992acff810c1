/** Why a cell typed, pasted or imported is refused; keys are `CellRefusal` of core/clipboard. */
export const cells = {
  required: 'Buňka nesmí zůstat prázdná.',
  not_editable: 'Tento sloupec se tu měnit nedá.',
  not_number: 'Zadejte číslo.',
  number_format: 'Formát čísla není jednoznačný. Nastavte v tabulce buňku jako text nebo číslo.',
  not_digits: 'Kód smí obsahovat jen číslice.',
  not_whole: 'Zadejte celé číslo.',
  not_positive: 'Číslo nesmí být záporné.',
  too_large: 'Číslo je příliš velké.',
  not_boolean: 'Napište ano, nebo ne.',
  unknown_choice: 'Takovou možnost sloupec nemá.',
  text_empty: 'Buňka nesmí zůstat prázdná.',
  text_too_long: 'Text je příliš dlouhý.',
  text_control_character: 'Text obsahuje konec řádku nebo jiný znak, který sem nepatří.',
  date_format: 'Datum pište ve tvaru DD.MM.RRRR.',
  date_year_first: 'Datum pište ve tvaru DD.MM.RRRR.',
  date_month: 'Měsíc musí být od 1 do 12.',
  date_day: 'Den musí být od 1 do 31.',
  date_not_real: 'Takový den v kalendáři není.',
  time_format: 'Datum a čas pište ve tvaru DD.MM.RRRR HH:MM.',
  date_in_future: 'Datum nesmí být v budoucnosti.',
  date_in_past: 'Datum nesmí být v minulosti.',
  date_out_of_range: 'Zkontrolujte rok.',
  duplicate_row: 'Stejný řádek už v souboru je.',
  too_many_cells: 'Řádek má víc buněk než záhlaví.',
} as const;

export type CellPhrase = keyof typeof cells;
