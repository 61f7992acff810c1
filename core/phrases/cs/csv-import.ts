/** Why a CSV file is refused as a whole. */
export const csvImport = {
  not_text: 'Soubor není CSV. Uložte tabulku jako CSV a zkuste to znovu.',
  encoding_unclear:
    'Z obsahu nejde poznat kódování souboru. Vyberte to, ve kterém se text čte správně.',
  empty_file: 'V souboru nic není.',
  unclosed_quote: 'V souboru chybí ukončující uvozovka, nejde proto poznat, kde buňka končí.',
  missing_columns: 'V souboru chybí povinné sloupce:',
  duplicate_columns: 'Tyto sloupce jsou v souboru víckrát:',
} as const;

export type CsvImportPhrase = keyof typeof csvImport;
