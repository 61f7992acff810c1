import type { replacementMail as cs } from '../cs/replacement-mail.ts';

export const replacementMail: Readonly<
  Record<Exclude<keyof typeof cs, 'paragraphs'>, string> & {
    readonly paragraphs: readonly string[];
  }
> = {
  subject: 'Comanda {number}: putem trimite alt produs?',
  heading: 'Avem nevoie de decizia dumneavoastră',
  greeting: 'Bună ziua,',
  paragraphs: [
    'ne pare rău, dar produsul din comanda {number} nu a fost găsit în depozit. V-am pus deoparte același model, în altă variantă.',
  ],
  same: 'Nu plătiți nimic în plus, prețul rămâne același.',
  back: 'Varianta propusă este mai ieftină, iar diferența de {amount} v-o returnăm.',
  less: 'Varianta propusă este mai ieftină, iar la livrare plătiți cu {amount} mai puțin.',
  silence:
    'Vă rugăm să decideți până la {until}. Fără acordul dumneavoastră nu schimbăm nimic; dacă refuzați, anulăm produsul și vă returnăm banii.',
  missing: 'Lipsește',
  instead: 'Vă propunem',
  button: 'Acceptă sau refuză',
  signature: 'Echipa Obměna',
  automatic: 'Acest e-mail a fost trimis automat.',
};
