import { fieldMessages } from './field-messages.ts';

/** What may be wrong with a category's fields and with its move: the messages that the back office says itself. */
export const categoryFields = {
  ...fieldMessages,
  boost_format: 'Zadejte číslo, nejvýš se dvěma desetinnými místy, například 1,5.',
  boost_out_of_range: 'Zadejte číslo od 0,01 do 100.',
  move_under_itself: 'Kategorii nelze přesunout pod sebe samu.',
  move_under_descendant: 'Kategorii nelze přesunout pod její vlastní podkategorii.',
  sibling_has_seo_name: 'Na tomto místě už kategorie se stejnou adresou je.',
  target_not_found: 'Cílová kategorie mezitím zmizela. Načtěte strom znovu.',
  root_has_no_siblings: 'Vedle kořene nic být nemůže. Vyberte místo uvnitř.',
} as const;

export type CategoryFieldPhrase = keyof typeof categoryFields;
