import type * as cs from '../cs/checkout.ts';

export const deliveryRefusals: typeof cs.deliveryRefusals = {
  too_many_pieces: 'Astfel trimitem cel mult {pieces} buc. Alegeți altă livrare.',
  too_heavy: 'Astfel trimitem produse de cel mult {weight} kg. Alegeți altă livrare.',
  too_big: 'Astfel trimitem colete de cel mult {size} cm lungime. Alegeți altă livrare.',
  too_valuable: 'Astfel trimitem produse de cel mult {amount}. Alegeți altă livrare.',
  not_all_in_warehouse: 'Ceva din coș nu este acum în stoc, deci nu ajunge într-o oră.',
  contract_at_store: 'Contractul de rate îl semnați în magazin, de unde ridicați și produsele.',
};

export const paymentRefusals: typeof cs.paymentRefusals = {
  leasing_alone: 'Leasingul nu poate fi combinat cu altă metodă de plată.',
  installments_chosen:
    'Aveți în coș produse în rate. Ca să plătiți altfel, renunțați la ele în coș.',
  no_leasing_chosen: 'Alegeți întâi leasingul la produsul din coș.',
  no_installments_chosen: 'Alegeți întâi ratele la produsul din coș.',
  amount_over_limit: 'Astfel se poate plăti cel mult {amount}.',
};

export const gatewayAway: string =
  'Această plată nu funcționează acum, problema nu este la dumneavoastră. Alegeți alta sau încercați peste câteva minute.';

export const pairRefusals: typeof cs.pairRefusals = {
  no_cash_there: 'La această livrare nu se poate plăti la primire.',
  transfer_too_slow: 'Transferul nu ar ajunge într-o oră. Plătiți online, vă rugăm.',
  excluded_by_shop: 'Această livrare și această plată nu se pot alege împreună.',
};

export const placeMessages: Record<keyof typeof cs.placeMessages, string> = {
  unavailable: 'Punctul de ridicare ales nu funcționează acum. Alegeți altul.',
  congested: 'Punctul este plin acum, coletul poate ajunge cu o zi mai târziu.',
};

export const liftagoMessages: Record<keyof typeof cs.liftagoMessages, string> = {
  outside: 'Șoferii nu ajung la această adresă. Alegeți altă livrare.',
  no_driver: 'Acum nu e niciun șofer liber în apropiere. Reveniți puțin mai târziu.',
  unavailable: 'Serviciul nu răspunde acum. Reveniți mai târziu sau alegeți altă livrare.',
};

export const priceFell = 'Până ați trimis comanda, prețul a scăzut. Plătiți doar {amount}.';

/** Said to staff who try what a cart would be offered. */
export const trialWords: Record<keyof typeof cs.trialWords, string> = {
  switched_off: 'Este dezactivată.',
  not_served: 'Nu livrează la codul poștal {postcode}, ci doar la cele care încep cu {served}.',
  no_places: 'Nu are niciun punct de ridicare care să poată fi ales.',
  no_stores: 'Nu există niciun magazin din care să poată fi ridicate produsele.',
  no_timeslots: 'Nu are niciun interval de livrare liber.',
  no_payment: 'Nu merge cu nicio plată, așa că nimeni nu ar putea finaliza comanda.',
  nothing_to_buy: 'Acum nu se poate cumpăra nimic din toate acestea.',
};
