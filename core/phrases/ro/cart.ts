import type { cartPhrases as csPhrases } from '../cs/cart.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export const cartPhrases: Texts<typeof csPhrases> = {
  problems: {
    not_on_sale: '{name} nu se mai vinde. Vă rugăm să îl eliminați din coș.',
    sold_out: 'Stoc epuizat: {name}. Vă rugăm să îl eliminați din coș.',
    only_at_stores:
      '{name} se mai află doar în magazin. Rezervă-l pe pagina produsului și elimină-l din coș.',
    fewer_left: '{name}: mai sunt disponibile doar {left} buc. Vă rugăm să micșorați cantitatea.',
    price_rose: '{name} s-a scumpit de la {was} la {now}. Vă rugăm să confirmați prețul nou.',
    price_fell: '{name} s-a ieftinit de la {was} la {now}. Calculăm deja cu prețul nou.',
    quote_expired: 'Prețul asigurării s-a modificat, alegeți-o din nou. ({name})',
    add_on_not_offered:
      '{name} nu se mai oferă la acest produs. Vă rugăm să eliminați acest serviciu.',
    installment_not_possible:
      '{name} nu se poate cumpăra în ratele alese. Plătiți integral sau alegeți alte rate.',
    leasing_not_alone:
      'Leasingul nu se combină cu alte tipuri de plată. Lăsați în coș doar produsul în leasing.',
    buyback_not_valid:
      'Dispozitivul dat la schimb pentru {name} nu mai poate fi folosit. Vă rugăm să îl eliminați.',
    bonus_not_valid: 'Bonusul de buyback nu mai este valabil sau a fost folosit. Eliminați-l.',
    code_invalid: 'Coșul conține o reducere nevalabilă, {name}. Vă rugăm să o eliminați.',
    delivery_unavailable: 'Livrarea aleasă nu este disponibilă. Vă rugăm să alegeți alta.',
    delivery_place_unavailable:
      'Punctul de ridicare ales este indisponibil sau aglomerat. Vă rugăm să alegeți altul.',
    timeslot_full: 'Intervalul de livrare ales este deja ocupat. Vă rugăm să alegeți altul.',
    payment_unavailable: 'Plata aleasă nu este disponibilă. Vă rugăm să alegeți alta.',
  },
  leftOut: {
    invalid_code: 'Cod de reducere invalid',
    inactive: 'Această reducere nu mai este valabilă.',
    not_public: 'Această reducere este valabilă doar cu un cod.',
    not_yet_valid: 'Această reducere nu este încă valabilă.',
    expired: 'Această reducere a expirat.',
    used_up: 'Această reducere s-a epuizat.',
    wrong_group: 'Această reducere este destinată altor clienți.',
    nothing_matches: 'Această reducere nu se aplică la nimic din coșul dumneavoastră.',
    minimum_not_reached: 'Pentru reducere mai lipsesc cumpărături de {missing}.',
    set_not_complete: 'Pentru reducere mai lipsesc din set {missing} buc.',
    already_lower: 'Prețul din coș este deja mai mic decât cel cu această reducere.',
    better_percentage: 'Pentru aceleași produse aveți o reducere mai mare.',
    nothing_to_reduce: 'Nu mai este nimic de redus.',
    not_combinable:
      'Această reducere nu se combină cu alta. O calculăm pe cea mai avantajoasă pentru dumneavoastră.',
  },
  plans: {
    nothing_to_finance: 'Avansul acoperă tot prețul, nu mai rămâne nimic de plătit în rate.',
    below_minimum: 'Aceste rate se acordă de la {amount}.',
    above_maximum: 'Aceste rate se acordă pentru cel mult {amount}.',
    too_little_for_months: 'Prețul este prea mic pentru atâtea luni.',
  },
};
