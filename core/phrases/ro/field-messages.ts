import type { FieldMessage } from '../cs/field-messages.ts';

export const fieldMessages: Record<FieldMessage, string> = {
  required: 'Această valoare este obligatorie.',
  too_long: 'Textul este prea lung.',
  control_characters: 'Textul conține caractere care nu pot fi folosite. Scrieți-l manual.',
  placeholder_left: 'În text a rămas un loc între acolade. Completați-l sau ștergeți-l.',
  unknown_placeholder: 'Un astfel de loc între acolade nu există.',
  invalid_seo_name: 'Folosiți numai litere mici fără diacritice, cifre și cratime.',
  invalid_value: 'Această valoare nu este validă.',
  price_cut_impossible:
    'Reducerea trebuie să fie mai mare decât zero și mai mică decât prețul întreg. Altfel restituiți toți banii.',
  too_large: 'Valoarea este prea mare.',
  not_positive: 'Introduceți un număr pozitiv.',
  invalid_email: 'Adresă de e-mail invalidă',
  invalid_pin: 'PIN-ul are între 4 și 8 cifre.',
  weak_pin:
    'Un astfel de PIN îl ghicește oricine. Alegeți cifre care nu se repetă și nu sunt la rând.',
};
