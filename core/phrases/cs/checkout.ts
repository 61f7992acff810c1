import type { DeliveryRefusal, PairRefusal, PaymentRefusal } from '../../deliveries/matrix.ts';

/** Why a delivery, a payment or a place cannot be chosen. `{…}` are filled in by the API. */
export const deliveryRefusals: Record<DeliveryRefusal, string> = {
  too_many_pieces: 'Takhle pošleme nejvýš {pieces} ks. Vyberte prosím jinou dopravu.',
  too_heavy: 'Takhle pošleme zboží nejvýš do {weight} kg. Vyberte prosím jinou dopravu.',
  too_big: 'Takhle pošleme balíky dlouhé nejvýš {size} cm. Vyberte prosím jinou dopravu.',
  too_valuable: 'Takhle posíláme zboží nejvýš za {amount}. Vyberte prosím jinou dopravu.',
  not_all_in_warehouse: 'Něco z košíku teď nemáme skladem, do hodiny to proto nestihneme.',
  contract_at_store: 'Smlouvu o splátkách podepíšete na prodejně, zboží si převezmete tamtéž.',
};

export const paymentRefusals: Record<PaymentRefusal, string> = {
  leasing_alone: 'Leasing nelze kombinovat s jiným způsobem platby.',
  installments_chosen:
    'V košíku máte zboží na splátky. Chcete-li platit jinak, zrušte je v košíku.',
  no_leasing_chosen: 'Leasing si nejdřív vyberte u zboží v košíku.',
  no_installments_chosen: 'Splátky si nejdřív vyberte u zboží v košíku.',
  amount_over_limit: 'Takhle lze zaplatit nejvýš {amount}.',
};

/** Why a payment is not offered for a while, though it fits. */
export const gatewayAway =
  'Tahle platba teď nefunguje, chyba není u vás. Zvolte prosím jinou, nebo to zkuste za chvíli.';

export const pairRefusals: Record<PairRefusal, string> = {
  no_cash_there: 'S touto dopravou se při převzetí platit nedá.',
  transfer_too_slow: 'Převod by do hodiny nedorazil. Zaplaťte prosím online.',
  excluded_by_shop: 'Tuto dopravu a platbu spolu nelze zvolit.',
};

export const placeMessages = {
  unavailable: 'Vybrané výdejní místo teď není v provozu. Vyberte prosím jiné.',
  congested: 'Toto místo je právě plné, zásilka může dorazit o den později.',
} as const;

export const liftagoMessages = {
  outside: 'Na tuto adresu Liftago nejezdí. Vyberte prosím jinou dopravu.',
  no_driver: 'Volný řidič teď poblíž není. Zkuste to za chvíli, nebo vyberte jinou dopravu.',
  unavailable: 'Liftago teď neodpovídá. Zkuste to za chvíli, nebo vyberte jinou dopravu.',
} as const;

/** Said with an order whose price fell since its customer saw it. */
export const priceFell = 'Než jste objednávku odeslali, cena klesla. Zaplatíte jen {amount}.';

/** Said to staff who try what a cart would be offered. */
export const trialWords = {
  switched_off: 'Je vypnutá.',
  not_served: 'Na PSČ {postcode} nejezdí, jen na PSČ začínající {served}.',
  no_places: 'Nemá žádné výdejní místo, které by šlo vybrat.',
  no_stores: 'Obchod nemá prodejnu, na které by šlo zboží vyzvednout.',
  no_timeslots: 'Nemá žádný volný čas doručení.',
  no_payment: 'Nejde s ní žádná platba, objednávku tak nikdo nedokončí.',
  nothing_to_buy: 'Nic z toho teď koupit nejde.',
} as const;
