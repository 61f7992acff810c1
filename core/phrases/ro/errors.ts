import type { ErrorPhrase } from '../cs/errors.ts';
import { offerGapWords } from './offer-gaps.ts';

export const errors: Record<ErrorPhrase, string> = {
  ...offerGapWords,
  not_signed_in: 'Nu sunteți autentificat. Autentificați-vă și repetați acțiunea.',
  api_key_refused: 'Cheia API nu este valabilă: este necunoscută, închisă sau expirată.',
  permission_denied: 'You do not have permission to access this page.',
  login_failed: 'Adresa de e-mail sau parola nu este corectă.',
  locked: 'Ecranul este blocat. Deblocați-l cu PIN-ul sau cu parola.',
  badge_failed:
    'Ecusonul sau PIN-ul nu este corect. După cinci greșeli, așteptați un sfert de oră sau autentificați-vă cu parola.',
  badge_not_for_role: 'Ecusonul este doar pentru cei care lucrează în depozit.',
  pin_failed:
    'PIN-ul nu este corect. După cinci greșeli sau după douăsprezece ore este nevoie de parolă.',
  act_decided: 'Altcineva a hotărât deja. Reîncărcați lista.',
  act_needs_reason: 'Scrieți de ce nu aprobați.',
  act_not_yours: 'Numai altă persoană poate face asta.',
  act_of_maker:
    'Contul dumneavoastră a fost creat sau modificat în ultimele 7 zile de cel care a pregătit operațiunea. Trebuie să o aprobe altcineva.',
  act_own: 'Nu puteți aproba ce ați pregătit chiar dumneavoastră. Trebuie să o facă altcineva.',
  act_stale:
    'De la pregătire s-a schimbat ceva, deci nu se mai poate executa. Refuzați și cereți o nouă pregătire.',
  act_waits_already: 'Același lucru așteaptă deja aprobarea unei a doua persoane.',
  approval_needed: 'Este nevoie de acordul unei a doua persoane. Cereți-l unui supervizor.',
  approval_invalid: 'Acordul șefului nu mai este valabil. Cereți-l din nou.',
  login_locked: 'Prea multe autentificări eșuate. Încercați din nou peste 15 minute.',
  login_delayed: 'Prea multe autentificări eșuate. Așteptați puțin și încercați din nou.',
  second_step_ended:
    'Verificarea a durat prea mult sau au fost prea multe încercări. Autentificați-vă din nou cu parola.',
  last_second_factor:
    'Rolul dumneavoastră nu poate rămâne fără al doilea factor. Adăugați mai întâi altul, apoi eliminați-l pe acesta.',
  own_second_factors:
    'Al doilea factor propriu se elimină din meniul de lângă numele dumneavoastră, cu parola.',
  second_factor_stale:
    'A trecut prea mult timp de la ultima verificare cu al doilea factor. Introduceți codul din aplicația de autentificare și repetați acțiunea.',
  csrf_invalid: 'Pagina a expirat. Reîncărcați-o și repetați acțiunea.',
  purge_failed: 'Failed to purge cache',
  approval_not_independent:
    'Supervizorul care a pregătit plata nu o poate și aproba. Cereți altuia.',
  payout_unwritable:
    'Banca nu ar accepta una dintre plățile ordinului. Completați la buyback numele titularului cu litere latine.',
  payout_nothing_to_recall: 'În acest ordin nu mai este nimic de retras.',
  payout_nothing_to_send: 'În acest ordin nu mai este nimic de trimis.',
  move_by_scanning:
    'Această stare se stabilește prin scanare în depozit. Manual o poate schimba doar supervizorul depozitului, cu un motiv.',
  not_found: 'Nu am găsit această pagină.',
  product_retired: 'Acest produs nu se mai vinde.',
  method_not_allowed: 'Această cerere nu poate fi executată aici.',
  conflict: 'Altcineva a modificat între timp înregistrarea. Reîncărcați-o.',
  body_too_large: 'Datele trimise sunt prea mari.',
  body_unsupported: 'Nu putem citi acest format de date.',
  body_unreadable: 'Datele trimise nu sunt JSON valid.',
  form_unreadable: 'Formularul trimis nu poate fi citit.',
  change_not_undoable:
    'Această modificare este doar în istoric și nu poate fi anulată. Folosiți acțiunea potrivită.',
  category_in_use: 'Categoria nu poate fi ștearsă cât timp este folosită.',
  location_not_found: 'Nu există o astfel de locație. Scanați din nou eticheta.',
  location_closed: 'Această locație este închisă și nu primește nimic. Alegeți alta.',
  stock_moved: 'Între timp, cineva a mutat ceva de aici. Verificați ce se află acum în locație.',
  stock_promised:
    'Aceste bucăți sunt deja promise unor comenzi sau rezervări și nu pot fi scoase astfel din stoc.',
  still_used: 'Înregistrarea este încă folosită. Înlocuiți-o mai întâi acolo.',
  plan_done: 'Ziua acestui preț a venit deja, ține de istoric.',
  offer_begun:
    'Oferta a început, iar prețul ei rămâne în istoric. Încheiați-o în loc să o ștergeți.',
  has_variants: 'Grupa are încă variante. Mutați-le mai întâi în alta.',
  pictures_used: 'Imaginile sunt folosite pe site. Înlocuiți-le mai întâi acolo.',
  too_many_sales:
    'Nu cumpărăm online atâtea dispozitive într-o zi. Aduceți-le la un centru de buyback sau continuați mâine.',
  too_many_repairs:
    'Cu acest e-mail ai comandat deja 10 reparații astăzi. Poți continua mâine sau ne poți suna.',
  too_many_requests: 'Prea multe încercări. Vă rugăm să reveniți peste câteva momente.',
  server_unexpected: 'A apărut o eroare la noi. Încercați din nou sau sunați la linia telefonică.',
  shop_busy: 'Magazinul este foarte solicitat acum. Încercați din nou peste câteva secunde.',
  shop_away:
    'Magazinul are o scurtă întrerupere și revine în câteva secunde. Nu s-a pierdut nimic, încercați din nou.',
  shop_away_title: 'Revenim imediat',
  try_again: 'Încercați din nou',
  shutting_down: 'Serverul repornește chiar acum. Încercați din nou peste câteva momente.',
  idempotency_mismatch: 'Această cerere a fost deja trimisă cu alte date.',
  appraisal_failed: 'Ne pare rău, a apărut o eroare la evaluare.',
  device_unknown: 'Acest dispozitiv nu mai este în oferta de buyback. Alegeți altul.',
  choice_unknown: 'Această opțiune nu mai este în ofertă. Alegeți alta.',
  price_dropped: 'Prețul s-a schimbat între timp. Verificați noul preț și confirmați din nou.',
  questions_changed:
    'Întrebările despre starea dispozitivului s-au schimbat între timp. Parcurgeți-le din nou.',
  free_recycling:
    'Pentru dispozitivul în această stare nu mai putem plăti nimic. Îl reciclăm însă gratuit: aduceți-l la orice centru de buyback.',
  quality_undefined:
    'Pentru această stare nu avem o calitate stabilită, de aceea nu putem încheia buyback-ul.',
  offer_unknown: 'Nu am găsit această ofertă. Verificați linkul din e-mail.',
  offer_used:
    'Din această ofertă există deja un buyback. Codul lui este în e-mailul de confirmare.',
  offer_expired: 'Oferta a expirat. V-am pregătit un preț nou.',
  counter_offer_decided: 'Această ofertă a fost deja soluționată.',
  exchange_not_now:
    'Schimbul nu poate fi confirmat acum: comanda s-a schimbat între timp, nu așteaptă un dispozitiv sau nu se ridică din magazin.',
  door_exchange_not_now:
    'Acest lucru nu poate fi notat acum la schimb: comanda sau dispozitivul s-a mutat între timp. Reîncărcați comanda.',
  rest_not_to_write_off:
    'Nu se poate renunța acum la restul de plată: este plătit, termenul nu a trecut sau au venit mai mulți bani decât rămăseseră de plată. Reîncărcați comanda.',
  exchange_not_settled:
    'O parte din produse nu poate fi returnată încă: dispozitivul preluat de curier nu este soluționat sau mai este ceva de plată. Se poate returna doar comanda întreagă.',
  device_pledged:
    'Dispozitivul nu poate fi trimis înapoi și nici buyback-ul anulat acum: produsele au plecat deja și nu sunt plătite integral.',
  device_in_stock:
    'Dispozitivul cu acest număr de serie este deja în stocul nostru și nu a fost vândut.',
  move_refused: 'Din această stare, buyback-ul nu poate fi mutat astfel.',
  company_missing:
    'Magazinul nu are încă datele firmei, fără ele nu se poate emite niciun document.',
  backup_off: 'Copia nu se poate face: magazinul nu știe cui să o cripteze (BACKUP_RECIPIENT).',
  backup_running: 'Este deja în curs. Așteptați să se termine.',
  sale_not_called_off:
    'Vânzarea nu mai poate fi anulată: dispozitivul este la noi sau vânzarea s-a încheiat. Reîncărcați starea.',
  sale_not_edited:
    'Datele nu mai pot fi modificate: dispozitivul este la noi sau vânzarea s-a încheiat. Scrieți-ne.',
  buyback_not_found: 'Nu am găsit un buyback cu acest cod și această adresă de e-mail.',
  price_list_changed: 'Altcineva a publicat între timp o listă de prețuri. Reîncărcați-o.',
  price_list_warnings: 'Lista conține prețuri suspecte. Verificați-le și confirmați.',
  draft_closed: 'Acest proiect este deja publicat sau abandonat și nu se mai poate modifica.',
  feed_off: 'Acest feed este oprit. Porniți-l mai întâi.',
  import_busy: 'Se lucrează chiar acum la acest import sau este deja gata. Reîncărcați-l.',
  import_changed:
    'Datele s-au schimbat după previzualizare. Verificați noua previzualizare și confirmați.',
  registration_link_ended:
    'Linkul nu mai este valabil sau a fost folosit. Înregistrați-vă din nou.',
  account_exists: 'Există deja un cont cu această adresă. Este suficient să vă autentificați.',
  reset_link_ended: 'Linkul nu mai este valabil sau a fost folosit. Cereți unul nou.',
  shop_account_fixed: 'Datele personale ale contului unui magazin nu pot fi modificate.',
  terms_changed: 'Condițiile au fost schimbate între timp. Deschideți-le din nou.',
  orders_too_many: 'Puteți muta cel mult 200 de comenzi odată. Alegeți mai puține.',
  person_open_buyback: 'Clientul are un buyback deschis. Datele se pot șterge după încheierea lui.',
  person_open_order: 'Clientul are o comandă neîncheiată. Datele se pot șterge după încheierea ei.',
  person_open_refund: 'Clientul mai are bani de primit. Datele se pot șterge după aceea.',
  person_open_reservation: 'Clientul are o rezervare la magazin. Închideți-o mai întâi.',
  person_open_repair: 'Clientul are un dispozitiv la reparat. Datele se pot șterge după predare.',
  erase_not_yours:
    'Conturile magazinelor și ale angajaților sunt închise de administratorul magazinului.',
  erase_open_buyback: 'Aveți un buyback deschis. Ștergem contul imediat ce îl încheiem.',
  erase_open_order:
    'Aveți o comandă nefinalizată. Ștergem contul imediat ce o livrăm sau o anulăm.',
  erase_open_refund: 'Urmează să vă returnăm bani. Ștergem contul imediat ce îi trimitem.',
  erase_open_repair: 'Ai un dispozitiv la reparat. Ștergem contul după ce ți-l predăm.',
  erase_open_reservation: 'Aveți o rezervare la magazin. Ridicați-o sau anulați-o mai întâi.',
  hold_refused: 'Suma nu poate fi blocată pe card acum. Reîncărcați pagina.',
  order_not_payable: 'Această comandă nu mai trebuie plătită sau a fost anulată.',
  wallet_unavailable:
    'Portofelul nu a putut fi încărcat în acest browser. Alegeți altă metodă de plată, de exemplu cardul.',
  signature_invalid: 'Semnătura mesajului nu corespunde.',
  cart_empty: 'Coșul este gol.',
  cart_ordered: 'Ați comandat deja acest coș. Îl găsiți între comenzile dvs.',
  cart_changed:
    'Coșul s-a schimbat între timp, poate în altă fereastră. Verificați sumarul și trimiteți din nou.',
  cart_problems: 'Ceva nu este în regulă în coș. Remediați și trimiteți comanda din nou.',
  price_rose: 'Până ați trimis comanda, prețul a crescut. Verificați-l și confirmați din nou.',
  code_used: 'Codul de reducere a fost folosit între timp de altcineva. Verificați noul preț.',
  checkout_expired: 'Sumarul comenzii nu mai este valabil. Deschideți-l din nou din coș.',
  order_busy: 'Mai mulți clienți doresc acum același produs. Încercați din nou.',
  order_not_at_counter: 'Această comandă nu așteaptă în magazin. Verificați-i starea.',
  order_pick_up_code_wrong:
    'Codul nu este al acestei comenzi. Verificați-l sau goliți câmpul și scrieți cum ați verificat clientul.',
  order_unpaid: 'Comanda nu este încă plătită. Alegeți cum plătește clientul.',
  order_nothing_to_pay: 'La această comandă nu mai este nimic de plătit.',
  order_not_found: 'Nu am găsit comanda. Verificați numărul și adresa de e-mail.',
  order_link_ended: 'Linkul a expirat. Căutați comanda după număr și e-mail.',
  order_not_cancellable: 'Comanda nu mai poate fi anulată, produsele sunt pe drum.',
  invoice_not_due:
    'Factura se emite la plată sau la predarea produselor. Acum nu este nimic de emis.',
  order_contact_bill: 'Clientul notei de service se modifică la reparația lui.',
  order_contact_invoiced:
    'Factura este emisă pe acest cumpărător și nu se modifică ulterior. Puteți modifica e-mailul, telefonul și adresa de livrare. Dacă trebuie emisă pe altcineva, anulați comanda (se emite documentul de corecție) și creați una nouă.',
  order_contact_over: 'În această stare datele de contact ale comenzii nu mai pot fi modificate.',
  order_edit_service:
    'De dispozitiv ține o asigurare sau un alt serviciu, iar comanda este plătită. Adăugați bucata ca produs nou; asigurarea pentru ea clientul o cumpără printr-o comandă nouă.',
  phone_order_changed:
    'Între timp prețul s-a schimbat. Spuneți clientului suma nouă și trimiteți comanda din nou.',
  order_mail_over: 'Acest e-mail nu mai este de actualitate și nu poate fi trimis din nou.',
  order_edit_bill: 'Nota service-ului se modifică la reparația ei.',
  order_edit_changed:
    'Între timp modificarea are alt rezultat. Verificați noua previzualizare și salvați din nou.',
  order_edit_device:
    'O parte din comandă este plătită cu un dispozitiv sau un voucher. Nu poate fi modificată: anulați-o și creați alta.',
  order_edit_loan:
    'Comanda este în rate, iar firma de rate are deja prețul ei. Anulați-o și creați alta.',
  order_edit_money:
    'Banii acestei comenzi sunt în curs de soluționare. Finalizați mai întâi plata sau rambursarea.',
  order_edit_needs_refund:
    'Prin această modificare se returnează bani, iar dumneavoastră nu aveți dreptul acesta.',
  order_edit_nothing_left: 'În comandă nu ar mai rămâne nimic. Anulați-o în întregime.',
  order_edit_over: 'În această stare comanda nu mai poate fi modificată.',
  order_edit_paid_method: 'Comanda este plătită, modul de plată nu mai poate fi schimbat.',
  order_edit_picked: 'Comanda este deja în lucru la depozit. Nu mai poate fi modificată.',
  order_move_refused: 'Din această stare comanda nu poate fi mutată astfel.',
  supervisor_needed:
    'O comandă predată poate fi anulată doar de un șef, altul decât cel care o cere.',
  proforma_over: 'Proforma nu mai este valabilă, comanda nu mai așteaptă un transfer.',
  document_not_found: 'Comanda nu are acest document.',
  withdrawal_closed: 'Termenul de retragere a expirat.',
  withdrawal_changed: 'Ați returnat deja o parte din produse. Verificați cantitățile.',
  withdrawal_move_refused: 'Această retragere este deja închisă.',
  refund_refused: 'Aceste bucăți sunt deja rambursate sau nu au fost plătite.',
  sold_out_at_store: 'Altcineva tocmai a rezervat acest exemplar. Încercați în alt magazin.',
  undo_ended:
    'Produsul eliminat se poate readuce doar 30 de minute. Vă rugăm să îl adăugați din nou.',
  batch_used: 'Unul dintre aceste coduri a fost deja folosit, lotul nu mai poate fi retras.',
  reservation_not_found: 'Nu am găsit o rezervare cu acest cod.',
  task_closed: 'Această sarcină este deja închisă.',
  task_by_scanning:
    'Această sarcină se închide prin scanare sau numărare. Doar supervizorul depozitului o poate anula, cu un motiv.',
  crate_in_use: 'În ladă se află produsele unei comenzi valabile. Chemați supervizorul.',
  count_by_serial:
    'Aici sunt dispozitive cu număr de serie și din număr nu se vede care lipsește. Chemați supervizorul.',
  labels_none: 'Nu este nimic de tipărit. Selectați din nou rândurile.',
  station_without_printer: 'Acest post de lucru nu are o imprimantă de etichete setată.',
  shipment_settled: 'Coletul acesta este deja rezolvat. Reîncarcă-l.',
  shipment_on_manifest:
    'Coletul este deja scanat pentru predare. Mai întâi scoateți-l de pe borderou (Anulați scanarea), apoi anulați eticheta.',
  label_of_other_packer:
    'Documentul conține adresa clientului. Îl tipărește cel care a ambalat coletul sau șeful de depozit.',
  station_without_office:
    'Acest post de lucru nu are o imprimantă de documente setată. O setează șeful în Posturi de lucru.',
  paper_for_label_printer:
    'Curierul a trimis eticheta în limbajul imprimantelor de etichete (ZPL). O tipărește numai imprimanta de rețea a postului de lucru.',
  printer_unreachable:
    'Imprimanta nu răspunde. Verificați dacă este pornită și dacă adresa din fișa postului este corectă.',
  pick_round_open: 'Aveți deja o pregătire începută. Mai întâi finalizați-o sau amânați-o.',
  pack_order_gone: 'Coletul nu poate fi predat. Este posibil ca comanda să fi fost anulată.',
  pack_not_finished: 'Încă nu ați scanat tot ce trebuie să intre în colet.',
  manifest_empty: 'Pe borderou nu este încă niciun colet.',
  manifest_asked:
    'Transportatorul este întrebat chiar acum. Așteptați puțin și reîncărcați starea.',
  manifest_changed: 'Între timp s-a adăugat un colet. Verificați lista și predați din nou.',
  manifest_cancelled:
    'Pe borderou este coletul unei comenzi anulate. Scoateți-l și scanați-l, iar el dispare din borderou.',
  manifest_missing:
    'Lipsesc colete pentru acest curier. Scanați-le sau confirmați că nu pleacă astăzi.',
  order_partly_left:
    'O parte din comandă a plecat deja cu curierul, așa că nu mai poate fi anulată. Clientul poate returna ce primește.',
  weight_off: 'Greutatea nu corespunde conținutului. Scrieți motivul sau chemați un șef.',
  pick_not_short: 'Cineva a decis deja despre această comandă.',
  rest_card_held:
    'Pe cardul clientului este blocată suma pentru dispozitiv. Decideți întâi despre blocare la comandă, apoi anulați restul.',
  replacement_gone:
    'Acest produs nu mai este liber sau nu mai este nimic de înlocuit. Reîncărcați lista.',
  replacement_over: 'La această propunere nu se mai poate răspunde.',
  nothing_to_split: 'În lădițe nu este nimic, nu aveți ce ambala.',
  purchase_order_sent:
    'În această stare, comanda la furnizor nu mai permite acest lucru. Reîncărcați-o.',
  /** SPECIFICATION 8: "invoice price incorrect on import". */
  invoice_price_incorrect: 'Prețul de pe factură este incorect la import.',
  invoice_needs_rate: 'Factura este în altă monedă. Introduceți întâi cursul.',
  invoice_own_currency: 'Factura este în moneda magazinului, nu are nevoie de curs.',
  invoice_lines_wait: 'Unele rânduri ale facturii încă așteaptă o decizie.',
  invoice_finished: 'Factura este deja încheiată și nu mai poate fi modificată.',
  bank_entry_decided: 'Această mișcare aparține deja unei comenzi sau așteaptă aprobarea.',
  bank_entry_no_payout:
    'Pentru această mișcare nu am găsit o singură plată. Confirmați-o la plăți.',
  bank_entry_no_payment: 'O plată trimisă, o stornare sau altă monedă nu achită o comandă.',
  bank_entry_not_whole: 'Suma nu este în lei întregi. Notați-o ca altă plată.',
  invoice_known: 'Această factură este deja încărcată.',
  stocktake_no_bins: 'Toate aceste locuri sunt deja în alt inventar sau nu există niciunul.',
  transfer_empty: 'Transferul este gol. Scanați întâi produsele sau anulați transferul.',
  transfer_received:
    'O parte din produse a sosit deja. Transferul mai poate fi doar închis, de cine îl primește.',
  stocktake_open:
    'Un loc este numărat doar pe jumătate sau așteaptă înregistrarea. Finalizați-l întâi.',
  stocktake_not_counted: 'Acest loc nu așteaptă înregistrarea. Reîncărcați inventarul.',
  still_missing: 'Produsele care lipsesc tot nu sunt în stoc.',
  repair_not_found:
    'Nu am găsit nicio reparație cu aceste date. Verifică numărul și adresa de e-mail.',
  repair_move_refused:
    'Reparația a avansat între timp și acest lucru nu mai este posibil. Reîncarc-o.',
  repair_no_reason: 'Scrie de ce se returnează dispozitivul nereparat.',
  not_a_claim:
    'Reparația aceasta nu este o sesizare de conformitate. Trebuie mai întâi legată de o comandă sau de o reparație anterioară.',
  claim_without_piece:
    'Pentru acest produs nu este nimic de restituit: clientul nu îl are încă, nu a fost plătit sau banii au fost deja dați înapoi.',
  claim_exchange_dearer:
    'Produsul nou este mai scump decât s-a plătit pentru cel din sesizare. Alegeți altul mai ieftin sau restituiți banii.',
  claim_not_returned:
    'Pentru această comandă clientul a primit deja alt produs, iar cel din sesizare nu s-a întors încă în depozit. Recepționați-l mai întâi.',
  claim_not_in_stock:
    'Produsul nu este liber în acest magazin. Alegeți altul sau rezolvați sesizarea altfel.',
  repair_checks_missing:
    'Lipsesc verificări obligatorii după reparație. Notați-le, chiar dacă ceva nu se poate testa.',
  repair_not_worked_on:
    'Timpul nu se poate măsura acum: reparația nu este în diagnosticare, în lucru sau în testare.',
  repair_not_checkable: 'Verificările nu se pot nota acum, reparația este în altă stare.',
  repair_code_wrong:
    'Codul de ridicare nu este corect. Încearcă din nou sau scrie cum ai verificat al cui este dispozitivul.',
  repair_paper_changed:
    'Documentul s-a schimbat între timp, iar clientul a văzut versiunea anterioară. Arătați-i-o pe cea nouă și lăsați-l să semneze din nou.',
  repair_paper_closed:
    'Procesul-verbal de primire nu mai poate fi modificat sau semnat: la dispozitiv se lucrează sau a fost predat.',
  repair_unpaid: 'Reparația nu este încă plătită. Întâi încasează plata.',
  repair_not_sold: 'Acest dispozitiv nu ne-a fost încă vândut, deci nu poate fi predat la buyback.',
  repair_slot_full: 'Această oră este deja ocupată. Alege alta.',
  repair_slot_closed: 'Ora nu mai poate fi schimbată. Dacă nu poți veni, sună-ne.',
  repair_loan_out:
    'Clientul are încă un dispozitiv împrumutat. Întâi primiți-l înapoi sau scoateți-l din stoc.',
  repair_loan_one: 'Clientul are deja un dispozitiv împrumutat. Întâi primiți-l înapoi.',
  repair_loan_ended: 'Acest împrumut s-a încheiat deja.',
  repair_nothing_to_lend: 'În magazinul acestei reparații nu există niciun exemplar liber.',
  repair_nothing_to_pay: 'La această reparație nu este nimic de plătit.',
  estimate_empty: 'Întâi scrie ce se repară.',
  estimate_without_price: 'Un rând nu are preț. Completează-l sau șterge rândul.',
  estimate_changed: 'Prețul s-a schimbat între timp. Uită-te la noua ofertă și decide din nou.',
  estimate_expired: 'Prețul nu mai este valabil. Sună-ne și îl calculăm din nou.',
  document_no_mail:
    'Comanda nu mai are e-mailul clientului. Salvați documentul și predați-l altfel.',
  document_mailed_enough:
    'Ați trimis acest document deja de trei ori în ultima zi. Verificați cu clientul adresa și mesajele nedorite.',
  documents_none: 'În aceste zile nu am emis niciun document. Alegeți alte zile.',
  documents_too_many:
    'În aceste zile sunt peste 5 000 de documente. Împărțiți perioada și salvați-o pe rând.',
  closing_too_early: 'Ziua aceasta nu a început încă și nu poate fi închisă.',
  closing_changed:
    'Cifrele zilei s-au schimbat între timp. Verificați-le din nou, apoi închideți ziua.',
  closing_closed: 'Ziua aceasta a fost deja închisă de cineva. Reîncărcați-o, vă rugăm.',
  closing_open: 'Ziua aceasta este deja redeschisă.',
  ubl_seller_vat: 'e-Factura cere codul de TVA al magazinului. Completați-l în datele firmei.',
  ubl_seller_street: 'e-Factura cere strada sediului. Completați-o în datele firmei.',
  ubl_seller_place:
    'Din adresa sediului nu reiese județul sau, în București, sectorul. Completați codul poștal în datele firmei.',
  ubl_buyer_name: 'Lipsește numele cumpărătorului, fără el e-Factura nu primește documentul.',
  ubl_buyer_street: 'Lipsește strada cumpărătorului, fără ea e-Factura nu primește documentul.',
  ubl_buyer_place:
    'Din adresa cumpărătorului nu reiese județul sau, în București, sectorul. Introduceți manual documentul în e-Factura.',
  ubl_no_lines: 'Documentul nu are niciun rând, e-Factura nu îl primește.',
  ubl_rate: 'Documentul are cota zero de TVA, pe care e-Factura nu o primește la produse.',
  ubl_sums:
    'Totalurile documentului nu se potrivesc, de aceea nu l-am pregătit pentru e-Factura. Anunțați administratorul.',
  pohoda_rate:
    'Documentul are o cotă de TVA pe care Pohoda nu o cunoaște. Introduceți-l manual în Pohoda.',
  format_of_market: 'Acest format nu se folosește în această țară.',
  other_store: 'Aparține altui magazin decât cel în care lucrați.',
  reservation_closed: 'Această rezervare s-a încheiat și nu mai poate fi modificată.',
};
