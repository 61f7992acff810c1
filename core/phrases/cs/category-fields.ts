/** What may be wrong with a category's fields and with its move: the messages that the back office says itself. */
export const categoryFields = {
  required: 'Tato hodnota je požadována.',
  too_long: 'Text je příliš dlouhý.',
  control_characters: 'Text obsahuje znaky, které nelze použít. Napište ho prosím ručně.',
  boost_format: 'Zadejte číslo, nejvýš se dvěma desetinnými místy, například 1,5.',
  boost_out_of_range: 'Zadejte číslo od 0,01 do 100.',
  move_under_itself: 'Kategorii nelze přesunout pod sebe samu.',
  move_under_descendant: 'Kategorii nelze přesunout pod její vlastní podkategorii.',
  sibling_has_seo_name: 'Na tomto místě už kategorie se stejnou adresou je.',
  target_not_found: 'Cílová kategorie mezitím zmizela. Načtěte strom znovu.',
  root_has_no_siblings: 'Vedle kořene nic být nemůže. Vyberte místo uvnitř.',
  invalid_seo_name: 'Použijte jen malá písmena bez diakritiky, číslice a pomlčky.',
} as const;

export type CategoryFieldPhrase = keyof typeof categoryFields;
