import type { ErrorPhrase } from '../cs/errors.ts';

export const errors: Record<ErrorPhrase, string> = {
  not_signed_in: 'Nu sunteți autentificat. Autentificați-vă și repetați acțiunea.',
  permission_denied: 'You do not have permission to access this page.',
  login_failed: 'Adresa de e-mail sau parola nu este corectă.',
  login_locked: 'Prea multe autentificări eșuate. Încercați din nou peste 15 minute.',
  csrf_invalid: 'Pagina a expirat. Reîncărcați-o și repetați acțiunea.',
  not_found: 'Nu am găsit această pagină.',
  method_not_allowed: 'Această cerere nu poate fi executată aici.',
  conflict: 'Altcineva a modificat între timp înregistrarea. Reîncărcați-o.',
  body_too_large: 'Datele trimise sunt prea mari.',
  body_unsupported: 'Nu putem citi acest format de date.',
  body_unreadable: 'Datele trimise nu sunt JSON valid.',
  form_unreadable: 'Formularul trimis nu poate fi citit.',
  still_used: 'Înregistrarea este încă folosită. Înlocuiți-o mai întâi acolo.',
  offer_begun:
    'Oferta a început, iar prețul ei rămâne în istoric. Încheiați-o în loc să o ștergeți.',
  has_variants: 'Grupa are încă variante. Mutați-le mai întâi în alta.',
  pictures_used: 'Imaginile sunt folosite pe site. Înlocuiți-le mai întâi acolo.',
  too_many_requests: 'Prea multe încercări. Vă rugăm să reveniți peste câteva momente.',
  server_unexpected: 'A apărut o eroare la noi. Încercați din nou sau sunați la linia telefonică.',
  shutting_down: 'Serverul repornește chiar acum. Încercați din nou peste câteva momente.',
  idempotency_mismatch: 'Această cerere a fost deja trimisă cu alte date.',
  appraisal_failed: 'Ne pare rău, a apărut o eroare la evaluare.',
  device_unknown: 'Acest dispozitiv nu mai este în oferta de buyback. Alegeți altul.',
  choice_unknown: 'Această opțiune nu mai este în ofertă. Alegeți alta.',
  price_dropped: 'Prețul s-a schimbat între timp. Verificați noul preț și confirmați din nou.',
  questions_changed:
    'Întrebările despre starea dispozitivului s-au schimbat între timp. Parcurgeți-le din nou.',
  quality_undefined:
    'Pentru această stare nu avem o calitate stabilită, de aceea nu putem încheia buyback-ul.',
  offer_unknown: 'Nu am găsit această ofertă. Verificați linkul din e-mail.',
  offer_expired: 'Oferta a expirat. V-am pregătit un preț nou.',
  counter_offer_decided: 'Această ofertă a fost deja soluționată.',
  device_in_stock:
    'Dispozitivul cu acest număr de serie este deja în stocul nostru și nu a fost vândut.',
  move_refused: 'Din această stare, buyback-ul nu poate fi mutat astfel.',
  buyback_not_found: 'Nu am găsit un buyback cu acest cod și această adresă de e-mail.',
  price_list_changed: 'Altcineva a publicat între timp o listă de prețuri. Reîncărcați-o.',
  price_list_warnings: 'Lista conține prețuri suspecte. Verificați-le și confirmați.',
  registration_link_ended:
    'Linkul nu mai este valabil sau a fost folosit. Înregistrați-vă din nou.',
  account_exists: 'Există deja un cont cu această adresă. Este suficient să vă autentificați.',
  reset_link_ended: 'Linkul nu mai este valabil sau a fost folosit. Cereți unul nou.',
  shop_account_fixed: 'Datele personale ale contului unui magazin nu pot fi modificate.',
  erase_not_yours:
    'Conturile magazinelor și ale angajaților sunt închise de administratorul magazinului.',
  erase_open_buyback: 'Aveți un buyback deschis. Ștergem contul imediat ce îl încheiem.',
  erase_open_order:
    'Aveți o comandă nefinalizată. Ștergem contul imediat ce o livrăm sau o anulăm.',
  erase_open_refund: 'Urmează să vă returnăm bani. Ștergem contul imediat ce îi trimitem.',
  erase_open_reservation: 'Aveți o rezervare la magazin. Ridicați-o sau anulați-o mai întâi.',
  order_not_payable: 'Această comandă nu mai trebuie plătită sau a fost anulată.',
  signature_invalid: 'Semnătura mesajului nu corespunde.',
  sold_out_at_store: 'Altcineva tocmai a rezervat această bucată. Încercați în alt magazin.',
  reservation_not_found: 'Nu am găsit o rezervare cu acest cod.',
  reservation_closed: 'Această rezervare s-a încheiat și nu mai poate fi modificată.',
};
