/**
 * What is wrong with a cart, what its repair does, and why a discount does not count. `{name}`,
 * `{left}`, `{was}`, `{now}` and `{missing}` are filled in by the API.
 */
export const cartPhrases = {
  problems: {
    not_on_sale: '{name} už neprodáváme. Odeberte ho prosím z košíku.',
    sold_out: '{name} je vyprodáno. Odeberte ho prosím z košíku.',
    only_at_stores:
      '{name} už leží jen na prodejně. Zarezervujte si ho na stránce produktu a odeberte ho z košíku.',
    fewer_left: '{name}: k dispozici je už jen {left} ks. Snižte prosím počet.',
    price_rose: '{name} zdražilo z {was} na {now}. Potvrďte prosím novou cenu.',
    price_fell: '{name} zlevnilo z {was} na {now}. Novou cenu už počítáme.',
    quote_expired: 'Cena pojištění se změnila, vyberte jej znovu. ({name})',
    add_on_not_offered: '{name} k tomuto produktu už nenabízíme. Odeberte prosím tuto službu.',
    installment_not_possible:
      '{name} na zvolené splátky koupit nelze. Zaplaťte ho najednou, nebo vyberte jiné splátky.',
    leasing_not_alone:
      'Leasing nelze kombinovat s jinými druhy platby. V košíku nechte jen produkt na leasing.',
    buyback_not_valid:
      'Zařízení na protiúčet k produktu {name} už nelze použít. Odeberte ho prosím.',
    bonus_not_valid: 'Bonus za výkup už neplatí nebo byl použit. Odeberte ho prosím.',
    code_invalid: 'Košík obsahuje neplatnou slevu {name}. Odeberte ji prosím.',
    delivery_unavailable: 'Vybraný způsob doručení není dostupný. Vyberte prosím jiný.',
    delivery_place_unavailable:
      'Vybrané výdejní místo je nedostupné nebo přetížené. Vyberte prosím jiné.',
    timeslot_full: 'Vybraný čas doručení je už obsazený. Vyberte prosím jiný.',
    payment_unavailable: 'Vybraný způsob platby není dostupný. Vyberte prosím jiný.',
  },
  leftOut: {
    invalid_code: 'Neplatný slevový kód',
    inactive: 'Tato sleva už neplatí.',
    not_public: 'Tato sleva platí jen s kódem.',
    not_yet_valid: 'Tato sleva ještě nezačala platit.',
    expired: 'Platnost této slevy už skončila.',
    used_up: 'Tato sleva už byla vyčerpána.',
    wrong_group: 'Tato sleva je určena jiným zákazníkům.',
    nothing_matches: 'Na nic z vašeho košíku se tato sleva nevztahuje.',
    minimum_not_reached: 'Ke slevě chybí nakoupit ještě za {missing}.',
    set_not_complete: 'Ke slevě chybí v sadě ještě {missing} ks.',
    already_lower: 'Cena v košíku je už nižší než cena po této slevě.',
    better_percentage: 'Na stejné produkty máte vyšší slevu.',
    nothing_to_reduce: 'Není už co zlevnit.',
    not_combinable:
      'Tuto slevu nelze kombinovat s jinou. Počítáme tu, která je pro vás výhodnější.',
  },
  plans: {
    nothing_to_finance: 'Akontace pokryje celou cenu, na splátky už nic nezbývá.',
    below_minimum: 'Tyto splátky lze sjednat od {amount}.',
    above_maximum: 'Tyto splátky lze sjednat nejvýše na {amount}.',
    too_little_for_months: 'Na tolik měsíců je cena příliš nízká.',
  },
} as const;
