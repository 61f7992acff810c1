import type { CategoryFieldPhrase } from '../cs/category-fields.ts';
import { fieldMessages } from './field-messages.ts';

export const categoryFields: Record<CategoryFieldPhrase, string> = {
  ...fieldMessages,
  boost_format: 'Introduceți un număr cu cel mult două zecimale, de exemplu 1,5.',
  boost_out_of_range: 'Introduceți un număr între 0,01 și 100.',
  move_under_itself: 'O categorie nu poate fi mutată sub ea însăși.',
  move_under_descendant: 'O categorie nu poate fi mutată sub propria subcategorie.',
  sibling_has_seo_name: 'În acest loc există deja o categorie cu aceeași adresă.',
  target_not_found: 'Categoria-țintă a dispărut între timp. Reîncărcați arborele.',
  root_has_no_siblings: 'Lângă rădăcină nu poate sta nimic. Alegeți un loc în interior.',
};
