import type { CellPhrase } from '../cs/cells.ts';

/** Why a cell typed, pasted or imported is refused, in Romanian. */
export const cells: Readonly<Record<CellPhrase, string>> = {
  required: 'Celula nu poate rămâne goală.',
  not_editable: 'Această coloană nu se modifică aici.',
  not_number: 'Introduceți un număr.',
  number_format: 'Formatul numărului este ambiguu. Setați celula ca text sau ca număr.',
  not_digits: 'Codul poate conține numai cifre.',
  not_whole: 'Introduceți un număr întreg.',
  negative: 'Numărul nu poate fi negativ.',
  too_large: 'Numărul este prea mare.',
  not_boolean: 'Scrieți da sau nu.',
  unknown_choice: 'Coloana nu are această opțiune.',
  text_empty: 'Celula nu poate rămâne goală.',
  text_too_long: 'Textul este prea lung.',
  text_control_character: 'Textul conține un sfârșit de rând sau alt caracter nepermis.',
  date_format: 'Scrieți data în formatul ZZ.LL.AAAA.',
  date_year_first: 'Scrieți data în formatul ZZ.LL.AAAA.',
  date_month: 'Luna trebuie să fie între 1 și 12.',
  date_day: 'Ziua trebuie să fie între 1 și 31.',
  date_not_real: 'Această zi nu există în calendar.',
  time_format: 'Scrieți data și ora în formatul ZZ.LL.AAAA HH:MM.',
  date_in_future: 'Data nu poate fi în viitor.',
  date_in_past: 'Data nu poate fi în trecut.',
  date_out_of_range: 'Verificați anul.',
  duplicate_row: 'Același rând există deja în fișier.',
  too_many_cells: 'Rândul are mai multe celule decât antetul.',
  several_rows:
    'Cu acest nume există mai multe rânduri. Completați în locul lui coloana cu numărul.',
};
