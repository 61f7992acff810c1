import { offerGapWords } from './offer-gaps.ts';

/** Answers of the API with one sentence, and the messages of the buy-back (SPECIFICATION 8). */
export const errors = {
  ...offerGapWords,
  not_signed_in: 'Nejste přihlášeni. Přihlaste se a akci zopakujte.',
  api_key_refused: 'Klíč API neplatí: není znám, skončil, nebo mu vypršela platnost.',
  permission_denied: 'You do not have permission to access this page.',
  login_failed: 'E-mail nebo heslo nesouhlasí.',
  locked: 'Obrazovka je zamčená. Odemkněte ji PINem nebo heslem.',
  badge_failed:
    'Jmenovka nebo PIN nesouhlasí. Po pěti chybách počkejte čtvrt hodiny, nebo se přihlaste heslem.',
  badge_not_for_role: 'Jmenovka je jen pro ty, kdo pracují ve skladu.',
  pin_failed: 'PIN nesouhlasí. Po pěti chybách, nebo po dvanácti hodinách je potřeba heslo.',
  act_decided: 'Tohle už někdo vyřídil. Načtěte seznam znovu.',
  act_needs_reason: 'Napište, proč to neschvalujete.',
  act_not_yours: 'Tohle může udělat jen někdo jiný.',
  act_of_maker:
    'Váš účet v posledních 7 dnech založil nebo změnil ten, kdo úkon připravil. Musí ho uvolnit někdo jiný.',
  act_own: 'Vlastní úkon uvolnit nemůžete. Musí to udělat někdo jiný.',
  act_stale:
    'Od přípravy se něco změnilo, takže to provést nejde. Odmítněte to a nechte připravit znovu.',
  act_waits_already: 'Totéž už čeká na schválení druhé osoby.',
  approval_needed: 'K tomu je třeba souhlas druhé osoby. Požádejte vedoucího.',
  approval_invalid: 'Souhlas vedoucího už neplatí. Požádejte o něj znovu.',
  login_locked: 'Příliš mnoho neúspěšných přihlášení. Zkuste to znovu za 15 minut.',
  login_delayed: 'Příliš mnoho neúspěšných přihlášení. Chvíli počkejte a zkuste to znovu.',
  second_step_ended: 'Ověření trvalo moc dlouho nebo bylo moc pokusů. Přihlaste se znovu heslem.',
  last_second_factor:
    'Vaše role bez druhého faktoru být nesmí. Nejdřív přidejte jiný, pak tento odeberte.',
  own_second_factors: 'Vlastní druhý faktor se ruší v nabídce u vašeho jména, heslem.',
  second_factor_stale:
    'Od posledního ověření druhým faktorem uběhla delší doba. Zadejte kód z ověřovací aplikace a akci zopakujte.',
  csrf_invalid: 'Platnost stránky vypršela. Obnovte ji a akci zopakujte.',
  purge_failed: 'Failed to purge cache',
  approval_not_independent:
    'Vedoucí, který výplatu připravil, ji nemůže i schválit. Požádejte jiného.',
  payout_unwritable:
    'Jednu z výplat příkazu by banka nepřijala. Doplňte u výkupu jméno majitele účtu latinkou.',
  payout_nothing_to_recall: 'V tomto příkazu už není co vzít zpět.',
  payout_nothing_to_send: 'V tomto příkazu už není co poslat.',
  move_by_scanning:
    'Tenhle stav nastaví skenování ve skladu. Ručně ho může posunout jen vedoucí skladu, s důvodem.',
  not_found: 'Tuto stránku jsme nenašli.',
  product_retired: 'Tento produkt už neprodáváme.',
  method_not_allowed: 'Tento požadavek zde nelze provést.',
  conflict: 'Záznam mezitím změnil někdo jiný. Načtěte jej znovu.',
  body_too_large: 'Odeslaná data jsou příliš velká.',
  body_unsupported: 'Tento formát dat neumíme přečíst.',
  body_unreadable: 'Odeslaná data nejsou platný JSON.',
  form_unreadable: 'Odeslaný formulář nelze přečíst.',
  change_not_undoable:
    'Tato změna je jen v historii, vrátit ji nelze. Použijte prosím příslušnou akci.',
  category_in_use: 'Kategorii nelze smazat, dokud se používá.',
  location_not_found: 'Takové místo ve skladu není. Načtěte prosím jeho štítek znovu.',
  location_closed: 'Toto místo je zavřené a nic nepřijímá. Vyberte prosím jiné.',
  stock_moved: 'Mezitím tu někdo něco přesunul. Podívejte se prosím, co tu leží teď.',
  stock_promised:
    'Tyto kusy už jsou přislíbené objednávkám nebo rezervacím, ze skladu je takto vzít nejde.',
  still_used: 'Záznam se ještě používá. Nejdřív ho tam nahraďte jiným.',
  plan_done: 'Den této ceny už přišel, patří do historie.',
  offer_begun: 'Nabídka už začala, její cena patří do historie. Místo smazání ji ukončete.',
  has_variants: 'Skupina má ještě varianty. Nejdřív je přesuňte do jiné.',
  pictures_used: 'Obrázky jsou na webu použité. Nejdřív je tam vyměňte za jiné.',
  too_many_sales:
    'Tolik zařízení za den online nevykupujeme. Přineste je prosím na výkupní místo, nebo pokračujte zítra.',
  too_many_repairs:
    'Na tento e-mail jste dnes objednali už 10 oprav. Zítra přidáte další, nebo nám prosím zavolejte.',
  too_many_requests: 'Příliš mnoho pokusů. Zkuste to prosím za chvíli.',
  server_unexpected:
    'Na naší straně nastala chyba. Zkuste to prosím znovu, případně zavolejte na infolinku.',
  shop_busy: 'V obchodě je právě velmi rušno. Zkuste to prosím za pár sekund znovu.',
  shop_away:
    'Obchod má krátký výpadek a za pár sekund bude zpět. Nic se neztratilo, zkuste to prosím znovu.',
  shop_away_title: 'Za chvilku jsme zpět',
  try_again: 'Zkusit znovu',
  shutting_down: 'Server se právě restartuje. Zkuste to prosím za chvíli.',
  idempotency_mismatch: 'Tento požadavek už byl odeslán s jinými údaji.',
  appraisal_failed: 'Omlouváme se, ale při zjišťování nacenění nastala chyba.',
  device_unknown: 'Toto zařízení už v nabídce výkupu nemáme. Vyberte prosím jiné.',
  choice_unknown: 'Tuto možnost už v nabídce nemáme. Vyberte prosím jinou.',
  price_dropped:
    'Výkupní cena se mezitím změnila. Zkontrolujte prosím novou cenu a potvrďte ji znovu.',
  questions_changed: 'Otázky ke stavu zařízení se mezitím změnily. Projděte je prosím znovu.',
  free_recycling:
    'Za zařízení v tomto stavu už nic nezaplatíme. Rádi ho ale zdarma zrecyklujeme: přineste ho na kterékoli výkupní místo.',
  quality_undefined: 'Pro tento stav nemáme určenou kvalitu, výkup proto nelze dokončit.',
  offer_unknown: 'Tuto nabídku jsme nenašli. Zkontrolujte prosím odkaz z e-mailu.',
  offer_used: 'Z této nabídky už je výkup. Jeho kód najdete v potvrzení, které přišlo e-mailem.',
  offer_expired: 'Platnost nabídky vypršela. Připravili jsme vám novou cenu.',
  counter_offer_decided: 'O této nabídce už bylo rozhodnuto.',
  exchange_not_now:
    'Výměnu teď potvrdit nejde: objednávka se mezitím změnila, na zařízení nečeká, nebo se nevyzvedává na prodejně.',
  door_exchange_not_now:
    'Tohle teď u výměny zapsat nejde: objednávka nebo zařízení se mezitím posunuly. Načtěte ji prosím znovu.',
  rest_not_to_write_off:
    'Doplatek teď odepsat nejde: je zaplacený, neuplynula lhůta, nebo přišlo víc peněz, než zbývalo. Načtěte objednávku znovu.',
  exchange_not_settled:
    'Část zboží zatím vrátit nejde: zařízení z výměny u kurýra ještě není vyřízené, nebo zbývá doplatit. Vrátit jde jen celá objednávka.',
  device_pledged:
    'Zařízení teď nelze poslat zpět ani výkup zrušit: zboží za něj už odešlo a není doplacené.',
  device_in_stock: 'Přístroj s tímto sériovým číslem je u nás na skladě a ještě jsme ho neprodali.',
  move_refused: 'Z tohoto stavu nelze výkup takto posunout.',
  company_missing: 'Obchod ještě nemá údaje firmy, bez nich nelze vystavit doklad.',
  backup_off: 'Zálohovat nejde: obchod neví, komu zálohu zašifrovat (BACKUP_RECIPIENT).',
  backup_running: 'Právě to běží. Počkejte, až to skončí.',
  sale_not_called_off:
    'Výkup už zrušit nejde: zařízení je u nás, nebo výkup skončil. Načtěte stav znovu.',
  sale_not_edited:
    'Údaje výkupu už změnit nejde: zařízení je u nás, nebo výkup skončil. Napište nám prosím.',
  buyback_not_found: 'Výkup s tímto kódem a e-mailem jsme nenašli.',
  price_list_changed: 'Ceník mezitím vydal někdo jiný. Načtěte ho znovu.',
  price_list_warnings: 'Ceník obsahuje podezřelé ceny. Zkontrolujte je a potvrďte.',
  draft_closed: 'Tento návrh už je vydaný nebo zahozený a nejde měnit.',
  feed_off: 'Tento feed je vypnutý. Nejdřív ho zapněte.',
  import_busy: 'S tímto importem se právě něco děje, nebo je už hotový. Načtěte ho znovu.',
  import_changed: 'Data se od náhledu změnila. Podívejte se na nový náhled a potvrďte ho.',
  registration_link_ended: 'Odkaz už neplatí nebo byl použit. Zaregistrujte se prosím znovu.',
  account_exists: 'Účet s touto adresou už existuje. Stačí se přihlásit.',
  reset_link_ended: 'Odkaz už neplatí nebo byl použit. Nechte si prosím poslat nový.',
  shop_account_fixed: 'Osobní údaje účtu prodejny nelze měnit.',
  terms_changed: 'Podmínky mezitím někdo změnil. Otevřete je znovu.',
  orders_too_many: 'Najednou jde posunout nejvýš 200 objednávek. Vyberte jich méně.',
  person_open_buyback: 'Zákazník má otevřený výkup. Údaje půjde smazat, až se uzavře.',
  person_open_order: 'Zákazník má nedokončenou objednávku. Údaje půjde smazat, až se uzavře.',
  person_open_refund: 'Zákazníkovi se ještě vracejí peníze. Údaje půjde smazat potom.',
  person_open_reservation: 'Zákazník má rezervaci na prodejně. Nejdřív ji uzavřete.',
  person_open_repair: 'Zákazník má zařízení v opravě. Údaje půjde smazat, až ho předáte.',
  erase_not_yours: 'Účty prodejen a zaměstnanců ruší správce obchodu.',
  erase_open_buyback: 'Máte u nás otevřený výkup. Účet smažeme, jakmile ho uzavřeme.',
  erase_open_order:
    'Máte u nás nevyřízenou objednávku. Účet smažeme, jakmile ji doručíme nebo zrušíme.',
  erase_open_refund: 'Čeká na vás vrácení peněz. Účet smažeme, jakmile peníze odešleme.',
  erase_open_repair: 'Máte u nás zařízení v opravě. Účet smažeme, až vám ho předáme.',
  erase_open_reservation: 'Máte u nás rezervaci na prodejně. Nejdřív ji vyzvedněte nebo zrušte.',
  hold_refused: 'Zablokovat částku na kartě teď nejde. Načtěte prosím stránku znovu.',
  order_not_payable: 'Tuto objednávku už není potřeba platit, nebo byla zrušena.',
  wallet_unavailable:
    'Peněženku se v tomto prohlížeči nepodařilo načíst. Zvolte prosím jiný způsob platby, například kartu.',
  signature_invalid: 'Podpis zprávy nesouhlasí.',
  cart_empty: 'Košík je prázdný.',
  cart_ordered: 'Tento košík jste už objednali. Najdete ho mezi svými objednávkami.',
  cart_changed:
    'Košík se mezitím změnil, možná v jiném okně. Zkontrolujte prosím souhrn a odešlete ho znovu.',
  cart_problems: 'V košíku je něco v nepořádku. Opravte to prosím a objednávku odešlete znovu.',
  price_rose:
    'Než jste objednávku odeslali, cena se zvýšila. Zkontrolujte ji prosím a potvrďte znovu.',
  code_used: 'Slevový kód mezitím použil někdo jiný. Zkontrolujte prosím novou cenu.',
  checkout_expired: 'Souhrn objednávky už neplatí. Otevřete ho prosím znovu z košíku.',
  order_busy: 'O zboží má teď zájem víc lidí najednou. Zkuste to prosím znovu.',
  order_not_at_counter: 'Tahle objednávka na prodejně nečeká. Podívejte se na její stav.',
  order_pick_up_code_wrong:
    'Kód k objednávce nepatří. Zkontrolujte ho, nebo pole vymažte a napište, jak jste zákazníka ověřili.',
  order_unpaid: 'Objednávka ještě není zaplacená. Zvolte, jak zákazník platí.',
  order_nothing_to_pay: 'Na téhle objednávce už není co platit.',
  order_not_found: 'Objednávku jsme nenašli. Zkontrolujte prosím číslo a e-mail.',
  order_link_ended: 'Platnost odkazu skončila. Najděte objednávku podle čísla a e-mailu.',
  order_not_cancellable: 'Tuto objednávku už zrušit nejde, zboží je na cestě.',
  invoice_not_due: 'Faktura se vystaví platbou nebo předáním zboží. Teď není co vystavit.',
  order_contact_bill: 'Zákazníka účtu ze servisu upravte u jeho opravy.',
  order_contact_invoiced:
    'Faktura je vystavená na tohoto odběratele a zpětně se nemění. Upravit jde e-mail, telefon a adresa doručení. Má-li být na někoho jiného, zrušte objednávku (vystaví se opravný doklad) a vytvořte novou.',
  order_contact_over: 'Kontakt objednávky v tomto stavu už nejde upravit.',
  order_edit_service:
    'K zařízení patří pojištění nebo jiná služba a objednávka je zaplacená. Další kus přidejte jako nové zboží; pojištění k němu si zákazník koupí novou objednávkou.',
  phone_order_changed:
    'Cena mezitím vychází jinak. Řekněte zákazníkovi novou částku a odešlete objednávku znovu.',
  order_mail_over: 'Tento e-mail už by neřekl nic pravdivého, znovu ho poslat nejde.',
  order_edit_bill: 'Účet ze servisu se mění u své opravy.',
  order_edit_changed:
    'Úprava mezitím vychází jinak. Podívejte se na nový náhled a uložte ji znovu.',
  order_edit_device:
    'Část objednávky platí zařízení nebo voucher. Upravit ji nejde: zrušte ji a vytvořte novou.',
  order_edit_loan:
    'Objednávka je na splátky, její cenu už má splátková společnost. Zrušte ji a vytvořte novou.',
  order_edit_money:
    'Peníze této objednávky se právě řeší. Nejdřív dokončete platbu nebo vrácení peněz.',
  order_edit_needs_refund: 'Touto úpravou se vracejí peníze, a na to nemáte oprávnění.',
  order_edit_nothing_left: 'V objednávce by nic nezbylo. Zrušte ji celou.',
  order_edit_over: 'Objednávku v tomto stavu už nejde upravit.',
  order_edit_paid_method: 'Objednávka je zaplacená, způsob platby už nejde změnit.',
  order_edit_picked: 'Objednávku už má v rukou sklad. Upravit ji nejde.',
  order_move_refused: 'Z tohoto stavu nelze objednávku takto posunout.',
  supervisor_needed:
    'Předanou objednávku může zrušit jen vedoucí, a to jiný než ten, kdo o to žádá.',
  proforma_over: 'Výzva k platbě už neplatí, objednávka na převod nečeká.',
  document_not_found: 'Tento doklad u objednávky není.',
  withdrawal_closed: 'Lhůta pro odstoupení už uplynula.',
  withdrawal_changed: 'Část zboží jste už vrátili. Zkontrolujte prosím počty.',
  withdrawal_move_refused: 'Toto odstoupení už je uzavřené.',
  refund_refused: 'Tyto kusy už jsou vrácené, nebo za ně nikdo nezaplatil.',
  sold_out_at_store: 'Tento kus si právě rezervoval někdo jiný. Zkuste prosím jinou prodejnu.',
  undo_ended: 'Odebraný produkt lze vrátit jen 30 minut. Přidejte ho prosím znovu.',
  batch_used: 'Některý z těchto kódů už byl použit, dávku proto vzít zpět nelze.',
  reservation_not_found: 'Rezervaci s tímto kódem jsme nenašli.',
  task_closed: 'Tenhle úkol už je uzavřený.',
  task_by_scanning:
    'Tenhle úkol se uzavře skenováním nebo spočítáním. Zrušit ho může jen vedoucí skladu, s důvodem.',
  crate_in_use: 'V přepravce je zboží objednávky, která platí dál. Zavolejte vedoucího.',
  count_by_serial:
    'Jsou tu přístroje se sériovými čísly a z počtu se nepozná, který chybí. Zavolejte vedoucího.',
  labels_none: 'Tady není co vytisknout. Vyberte prosím řádky znovu.',
  station_without_printer: 'Toto stanoviště nemá nastavenou tiskárnu štítků.',
  shipment_settled: 'O téhle zásilce už je rozhodnuto. Načtěte ji znovu.',
  shipment_on_manifest:
    'Balík už je naskenovaný k předání. Nejdřív ho z protokolu vyndejte (Vrátit sken), pak štítek zrušte.',
  label_of_other_packer:
    'Je na něm adresa zákazníka. Vytiskne ho ten, kdo balík zabalil, nebo vedoucí skladu.',
  station_without_office:
    'Toto stanoviště nemá nastavenou tiskárnu dokladů. Nastaví ji vedoucí ve Stanovištích.',
  paper_for_label_printer:
    'Dopravce poslal štítek v jazyce tiskáren štítků (ZPL). Vytiskne ho jen síťová tiskárna stanoviště.',
  printer_unreachable:
    'Tiskárna neodpovídá. Zkontrolujte prosím, že je zapnutá a že adresa u stanoviště platí.',
  pick_round_open: 'Máte rozdělané vlastní vychystávání. Nejdřív ho dokončete, nebo odložte.',
  pack_order_gone: 'Balík nelze předat. Objednávka už je možná zrušená.',
  pack_not_finished: 'Ještě není naskenované všechno, co do balíku patří.',
  manifest_empty: 'Na předávacím protokolu zatím není žádný balík.',
  manifest_asked: 'Dopravce se právě dotazujeme. Počkejte chvíli a načtěte stav znovu.',
  manifest_changed: 'Mezitím přibyl další balík. Zkontrolujte seznam a předejte znovu.',
  manifest_cancelled:
    'Na protokolu je balík zrušené objednávky. Vyndejte ho a naskenujte, tím z protokolu zmizí.',
  manifest_missing:
    'Některé balíky pro dopravce chybí. Naskenujte je, nebo potvrďte, že dnes neodjedou.',
  order_partly_left:
    'Část objednávky už odjela s dopravcem, zrušit ji teď nejde. Co dorazí, může zákazník vrátit.',
  weight_off: 'Hmotnost nesouhlasí s obsahem. Napište důvod, nebo zavolejte vedoucího.',
  pick_not_short: 'O této objednávce už někdo rozhodl.',
  rest_card_held:
    'Na kartě zákazníka je zablokovaná částka za zařízení. Nejdřív u objednávky rozhodněte o blokaci, pak zbytek zrušte.',
  replacement_gone:
    'Tento kus už pro náhradu volný není, nebo už není co nahradit. Načtěte seznam znovu.',
  replacement_over: 'Na tuto nabídku už nejde odpovědět.',
  nothing_to_split: 'V přepravkách nic není, není co zabalit.',
  purchase_order_sent:
    'S objednávkou u dodavatele už to v tomto stavu nejde. Načtěte ji prosím znovu.',
  /** SPECIFICATION 8: "invoice price incorrect on import". */
  invoice_price_incorrect: 'Cena na faktuře při importu není správná.',
  invoice_needs_rate: 'Faktura je v jiné měně. Nejdřív zadejte kurz.',
  invoice_own_currency: 'Faktura je v měně obchodu, kurz nepotřebuje.',
  invoice_lines_wait: 'O některých řádcích faktury ještě nikdo nerozhodl.',
  invoice_finished: 'Faktura už je dokončená a nejde změnit.',
  bank_entry_decided: 'Tento pohyb už patří k objednávce, nebo čeká na schválení.',
  bank_entry_no_payout:
    'K tomuto pohybu jsme nenašli jednu určitou výplatu. Potvrďte ji mezi výplatami.',
  bank_entry_no_payment: 'Odchozí platba, storno ani platba v jiné měně objednávku nezaplatí.',
  bank_entry_not_whole: 'Částka není v celých korunách. Zapište ji s poznámkou jako jinou platbu.',
  invoice_known: 'Tato faktura už je nahraná.',
  stocktake_no_bins: 'Všechny tyto přihrádky už počítá jiná inventura, nebo tu žádné nejsou.',
  transfer_empty: 'V převodu nic není. Nejdřív naskenujte zboží, nebo převod zrušte.',
  transfer_received: 'Část zboží už přišla. Převod teď může jen uzavřít příjemce.',
  stocktake_open: 'Některá přihrádka je rozpočítaná nebo čeká na zaúčtování. Nejdřív ji dokončete.',
  stocktake_not_counted: 'Tato přihrádka na zaúčtování nečeká. Načtěte prosím inventuru znovu.',
  still_missing: 'Chybějící zboží pořád není skladem.',
  repair_not_found: 'Opravu s těmito údaji jsme nenašli. Zkontrolujte prosím číslo a e-mail.',
  repair_move_refused: 'Oprava mezitím pokročila a tohle už s ní nejde. Načtěte ji prosím znovu.',
  repair_no_reason: 'Napište, proč se zařízení vrací bez opravy.',
  not_a_claim:
    'Tahle oprava není reklamace. Nejdřív musí odkazovat na objednávku nebo na dřívější opravu.',
  claim_without_piece:
    'Za tento kus není co vrátit: zákazník ho ještě nemá, nebyl zaplacený, nebo se za něj peníze už vrátily.',
  claim_exchange_dearer:
    'Nový kus je dražší, než kolik se za reklamovaný zaplatilo. Vyberte levnější, nebo vraťte peníze.',
  claim_not_returned:
    'Za tuhle objednávku už zákazník dostal jiný kus a reklamovaný se ještě nevrátil do skladu. Nejdřív ho přijměte.',
  claim_not_in_stock:
    'Tenhle kus v této prodejně volný není. Vyberte jiný, nebo reklamaci vyřiďte jinak.',
  repair_checks_missing:
    'Před dokončením chybí povinné kontroly po opravě. Zapište je, i kdyby něco nešlo vyzkoušet.',
  repair_not_worked_on:
    'Práci teď měřit nejde: oprava není v diagnostice, v opravě ani ve zkoušení.',
  repair_not_checkable: 'Kontroly teď zapsat nejde, oprava je v jiném stavu.',
  repair_code_wrong:
    'Kód k převzetí nesouhlasí. Zkuste to znovu, nebo napište, jak jste ověřili, čí zařízení je.',
  repair_paper_changed:
    'Záznam se mezitím změnil a zákazník viděl jeho dřívější znění. Ukažte mu nové a nechte ho podepsat znovu.',
  repair_paper_closed:
    'Záznam o příjmu už měnit ani podepsat nejde, na zařízení se pracuje nebo je vydané.',
  repair_unpaid: 'Oprava ještě není zaplacená. Nejdřív přijměte platbu.',
  repair_not_sold: 'Tohle zařízení nám zatím nikdo neprodal, do výkupu ho předat nejde.',
  repair_slot_full: 'Tenhle čas už je obsazený. Vyberte prosím jiný.',
  repair_slot_closed: 'Termín už nejde změnit. Kdyby se vám nehodil, zavolejte nám prosím.',
  repair_loan_out: 'Zákazník má ještě zapůjčené zařízení. Nejdřív ho vraťte, nebo odepište.',
  repair_loan_one: 'Zákazník už jedno zapůjčené zařízení má. Nejdřív ho vraťte.',
  repair_loan_ended: 'Tahle zápůjčka už skončila.',
  repair_nothing_to_lend: 'Na prodejně této opravy neleží žádný volný kus.',
  repair_nothing_to_pay: 'Na téhle opravě není co platit.',
  estimate_empty: 'Nejdřív napište, co se bude opravovat.',
  estimate_without_price: 'Některý řádek nemá cenu. Doplňte ji, nebo řádek odeberte.',
  estimate_changed:
    'Cena se mezitím změnila. Podívejte se prosím na nový návrh a rozhodněte znovu.',
  estimate_expired: 'Platnost ceny už skončila. Zavolejte nám prosím, spočítáme ji znovu.',
  document_no_mail:
    'Tahle objednávka už e-mail zákazníka nemá, poslat doklad není kam. Uložte ho a předejte jinak.',
  document_mailed_enough:
    'Tento doklad jste za poslední den poslali už třikrát. Zkontrolujte se zákazníkem adresu i nevyžádanou poštu.',
  documents_none: 'V těchto dnech jsme nevystavili žádný doklad. Zvolte jiné dny.',
  documents_too_many:
    'V těchto dnech je víc než 5 000 dokladů. Rozdělte je na kratší období a uložte postupně.',
  closing_too_early: 'Tento den ještě nezačal, uzavřít ho nejde.',
  closing_changed: 'Čísla dne se mezitím změnila. Podívejte se na ně znovu a pak den uzavřete.',
  closing_closed: 'Tento den už někdo uzavřel. Načtěte ho prosím znovu.',
  closing_open: 'Tento den už je znovu otevřený.',
  ubl_seller_vat: 'e-Factura potřebuje DIČ obchodu. Doplňte ho v údajích firmy.',
  ubl_seller_street: 'e-Factura potřebuje ulici sídla obchodu. Doplňte ji v údajích firmy.',
  ubl_seller_place:
    'Ze sídla obchodu nepoznáme župu, v Bukurešti sektor. Doplňte v údajích firmy rumunské PSČ.',
  ubl_buyer_name: 'U odběratele chybí jméno, e-Factura doklad bez něj nepřijme.',
  ubl_buyer_street: 'U odběratele chybí ulice, e-Factura doklad bez ní nepřijme.',
  ubl_buyer_place:
    'Z adresy odběratele nepoznáme župu, v Bukurešti sektor. Vložte doklad do e-Factury ručně.',
  ubl_no_lines: 'Na dokladu není žádná položka, e-Factura ho nepřijme.',
  ubl_rate: 'Na dokladu je nulová sazba DPH, kterou e-Factura u zboží nepřijme.',
  ubl_sums:
    'Součty dokladu nesedí, proto jsme ho pro e-Factura nevytvořili. Ohlaste to prosím správci.',
  pohoda_rate: 'Na dokladu je sazba DPH, kterou Pohoda nezná. Zadejte ho do Pohody ručně.',
  format_of_market: 'Tento formát se v této zemi nepoužívá.',
  other_store: 'Tohle patří jiné prodejně, než na které pracujete.',
  reservation_closed: 'Tato rezervace už skončila a nejde změnit.',
} as const;

export type ErrorPhrase = keyof typeof errors;
