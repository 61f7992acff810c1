/** Numbers that a shop may set, each with what it changes. */
export const shopNumbers = {
  all: 'Co všechno jde nastavit a jak to je teď',
  now: 'Teď',
  usual: 'Obvykle',
  bounds: 'Meze',
  changes: 'Co to změní',
  fromTo: '{{min}} až {{max}}',
  guest_cart_days: 'Po tolika dnech beze změny se košík zákazníka bez účtu smaže.',
  export_kept_days: 'Po tolika dnech se soubor vyexportovaného katalogu smaže.',
  come_back_days: 'Počítá se tak v Číslech servisu, do kdy se zařízení vrátilo s další závadou.',
  reservation_waiting_days:
    'Po tolika dnech se na konci otevírací doby nevyzvednutý kus vrátí do prodeje. Platí pro nové rezervace.',
  timeslot_days: 'Tolik dní dopředu si zákazník vybere čas doručení, další časy přibudou v noci.',
  replacement_answer_hours:
    'Tolik má zákazník na odpověď, když mu nabídnete jiný kus. Platí pro nové nabídky.',
  reservations_per_mail: 'Víc otevřených rezervací na jeden e-mail obchod nepřijme.',
  announced_repairs_per_mail:
    'Víc ohlášených oprav, se kterými zákazník ještě nepřišel, obchod na jeden e-mail nepřijme.',
  timeslot_capacity: 'Víc objednávek se na jeden čas doručení nevejde. Platí pro nové časy.',
  quote_hours:
    'Potom se cena pojištění v košíku spočítá znovu a zákazník ji potvrdí. Platí pro nové nabídky.',
  repair_slot_days: 'Tolik dní dopředu si zákazník vybere, kdy přinese zařízení.',
  repair_slot_lead_minutes:
    'Termín, který začne dřív, už si zákazník nevybere. Prodejna se o něm dozví včas.',
  unclaimed_days:
    'Potom zařízení nečeká na pultu. Dál ho vydáte, kdo si pro ně přijde. Poslední připomínka odchází 60. den.',
  weight_tolerance_grams:
    'O menší rozdíl se při balení nikdo neptá. Větší vadí, až když přesáhne i 20 % váhy.',
} as const;
