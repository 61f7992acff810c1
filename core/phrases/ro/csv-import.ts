import type { CsvImportPhrase } from '../cs/csv-import.ts';

export const csvImport: Record<CsvImportPhrase, string> = {
  not_text: 'Fișierul nu este CSV. Salvați tabelul ca CSV și încercați din nou.',
  encoding_unclear:
    'Codificarea fișierului nu este clară. Alegeți-o pe cea în care textul se citește corect.',
  empty_file: 'Fișierul este gol.',
  unclosed_quote: 'Lipsește o ghilimea de încheiere, așa că nu se știe unde se termină celula.',
  missing_columns: 'Din fișier lipsesc coloane obligatorii:',
  duplicate_columns: 'Aceste coloane apar de mai multe ori în fișier:',
};
