/** What staff may not do to deliveries and payments, as customers could not order then. */
export const offerGapWords = {
  last_delivery:
    'Je to poslední zapnutá doprava, bez ní by si nikdo nic neobjednal. Nejdřív zapněte jinou.',
  last_payment:
    'Je to poslední zapnutá platba, bez ní by si nikdo nic neobjednal. Nejdřív zapněte jinou.',
  delivery_left_without_payment:
    'Některé zapnuté dopravě by nezbyla žádná platba. Nejdřív jí jinou povolte, nebo ji vypněte.',
} as const;
