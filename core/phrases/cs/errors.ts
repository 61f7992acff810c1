/** Answers of the API with one sentence, and the messages of the buy-back (SPECIFICATION 8). */
export const errors = {
  not_signed_in: 'Nejste přihlášeni. Přihlaste se a akci zopakujte.',
  permission_denied: 'You do not have permission to access this page.',
  login_failed: 'E-mail nebo heslo nesouhlasí.',
  login_locked: 'Příliš mnoho neúspěšných přihlášení. Zkuste to znovu za 15 minut.',
  csrf_invalid: 'Platnost stránky vypršela. Obnovte ji a akci zopakujte.',
  not_found: 'Tuto stránku jsme nenašli.',
  method_not_allowed: 'Tento požadavek zde nelze provést.',
  conflict: 'Záznam mezitím změnil někdo jiný. Načtěte jej znovu.',
  body_too_large: 'Odeslaná data jsou příliš velká.',
  body_unsupported: 'Tento formát dat neumíme přečíst.',
  body_unreadable: 'Odeslaná data nejsou platný JSON.',
  form_unreadable: 'Odeslaný formulář nelze přečíst.',
  too_many_requests: 'Příliš mnoho pokusů. Zkuste to prosím za chvíli.',
  server_unexpected:
    'Na naší straně nastala chyba. Zkuste to prosím znovu, případně zavolejte na infolinku.',
  shutting_down: 'Server se právě restartuje. Zkuste to prosím za chvíli.',
  idempotency_mismatch: 'Tento požadavek už byl odeslán s jinými údaji.',
  appraisal_failed: 'Omlouváme se, ale při zjišťování nacenění nastala chyba.',
  device_unknown: 'Toto zařízení už v nabídce výkupu nemáme. Vyberte prosím jiné.',
  choice_unknown: 'Tuto možnost už v nabídce nemáme. Vyberte prosím jinou.',
  price_dropped:
    'Výkupní cena se mezitím změnila. Zkontrolujte prosím novou cenu a potvrďte ji znovu.',
  questions_changed: 'Otázky ke stavu zařízení se mezitím změnily. Projděte je prosím znovu.',
  quality_undefined: 'Pro tento stav nemáme určenou kvalitu, výkup proto nelze dokončit.',
  offer_unknown: 'Tuto nabídku jsme nenašli. Zkontrolujte prosím odkaz z e-mailu.',
  offer_expired: 'Platnost nabídky vypršela. Připravili jsme vám novou cenu.',
  counter_offer_decided: 'O této nabídce už bylo rozhodnuto.',
  move_refused: 'Z tohoto stavu nelze výkup takto posunout.',
  buyback_not_found: 'Výkup s tímto kódem a e-mailem jsme nenašli.',
  price_list_changed: 'Ceník mezitím vydal někdo jiný. Načtěte ho znovu.',
  price_list_warnings: 'Ceník obsahuje podezřelé ceny. Zkontrolujte je a potvrďte.',
  sold_out_at_store: 'Tento kus si právě rezervoval někdo jiný. Zkuste prosím jinou prodejnu.',
  reservation_not_found: 'Rezervaci s tímto kódem jsme nenašli.',
  reservation_closed: 'Tato rezervace už skončila a nejde změnit.',
} as const;

export type ErrorPhrase = keyof typeof errors;
