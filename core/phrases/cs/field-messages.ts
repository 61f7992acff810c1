/** What may be wrong with a field of either program: the messages that the back office says itself. */
export const fieldMessages = {
  required: 'Tato hodnota je požadována.',
  too_long: 'Text je příliš dlouhý.',
  control_characters: 'Text obsahuje znaky, které nelze použít. Napište ho prosím ručně.',
  placeholder_left: 'V textu zůstalo místo ve složených závorkách. Doplňte ho, nebo ho smažte.',
  unknown_placeholder: 'Takové místo ve složených závorkách neznáme.',
  invalid_seo_name: 'Použijte jen malá písmena bez diakritiky, číslice a pomlčky.',
  invalid_value: 'Tato hodnota není platná.',
  price_cut_impossible:
    'Sleva musí být víc než nula a méně než celá cena. Jinak vraťte peníze celé.',
  too_large: 'Hodnota je příliš velká.',
  not_positive: 'Zadejte kladné číslo.',
  invalid_email: 'Neplatný e-mail',
  invalid_pin: 'PIN má 4 až 8 číslic.',
  weak_pin: 'Takový PIN uhodne každý. Zvolte číslice, které nejdou po sobě ani se neopakují.',
} as const;

export type FieldMessage = keyof typeof fieldMessages;
