import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { shopNumbers as cs } from '../cs/shop-numbers.ts';

/** Numbers that a shop may set, each with what it changes. */
export const shopNumbers: TranslatedOf<typeof cs> = {
  all: 'Tot ce se poate seta și cum este acum',
  now: 'Acum',
  usual: 'De obicei',
  bounds: 'Limite',
  changes: 'Ce se schimbă',
  fromTo: 'de la {{min}} la {{max}}',
  guest_cart_days: 'După atâtea zile fără schimbări, coșul unui client fără cont se șterge.',
  export_kept_days: 'După atâtea zile, fișierul catalogului exportat se șterge.',
  come_back_days:
    'Așa se numără în Cifrele service-ului până când un dispozitiv a revenit cu altă defecțiune.',
  reservation_waiting_days:
    'După atâtea zile, la închiderea magazinului, produsul neridicat revine la vânzare. Valabil pentru rezervările noi.',
  timeslot_days:
    'Cu atâtea zile înainte clientul alege intervalul livrării; intervalele noi se adaugă noaptea.',
  replacement_answer_hours:
    'Atât timp are clientul să răspundă când îi oferiți alt produs. Valabil pentru ofertele noi.',
  reservations_per_mail: 'Magazinul nu acceptă mai multe rezervări deschise pe o adresă de e-mail.',
  announced_repairs_per_mail:
    'Magazinul nu acceptă pe o adresă de e-mail mai multe reparații anunțate cu care clientul nu a venit încă.',
  timeslot_capacity:
    'Într-un interval de livrare nu încap mai multe comenzi. Valabil pentru intervalele noi.',
  quote_hours:
    'După aceea prețul asigurării din coș se calculează din nou, iar clientul îl confirmă. Valabil pentru ofertele noi.',
  repair_slot_days: 'Cu atâtea zile înainte clientul alege când aduce dispozitivul.',
  repair_slot_lead_minutes:
    'Clientul nu mai poate alege un interval care începe mai devreme. Magazinul află de el la timp.',
  unclaimed_days:
    'După aceea dispozitivul nu mai așteaptă la tejghea. Îl predați în continuare celui care vine după el. Ultimul memento pleacă în ziua 60.',
  weight_tolerance_grams:
    'La o diferență mai mică nu se cere nimic la ambalare. Una mai mare contează abia când depășește și 20 % din greutate.',
};
