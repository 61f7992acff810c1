import type { WordsOf } from '../../../resources/words.ts';
import type { numbers } from '../../../settings/number-resource.ts';

export const words: WordsOf<typeof numbers> = {
  title: 'Čísla a meze',
  add: 'Nastavit číslo',
  one: '{setting}',
  done: {
    add: 'Nastavení čísla obchodu',
    update: 'Změna čísla obchodu',
    delete: 'Návrat čísla obchodu k obvyklému',
    edit: 'Úprava čísel obchodu v seznamu',
  },
  columns: { setting: 'Nastavení', amount: 'Kolik', note: 'Poznámka' },
  choices: {
    setting: {
      guest_cart_days: 'Košík: kolik dní se drží košík nepřihlášeného',
      replacement_answer_hours: 'Objednávky: kolik hodin platí nabídka náhrady',
      timeslot_days: 'Doprava: na kolik dní dopředu jde zvolit čas',
      timeslot_capacity: 'Doprava: kolik zásilek pobere jeden čas',
      weight_tolerance_grams: 'Balení: o kolik gramů smí váha vždy nesedět',
      reservation_waiting_days: 'Prodejny: kolik dní čeká připravená rezervace',
      reservations_per_mail: 'Prodejny: kolik rezervací smí mít jeden e-mail',
      announced_repairs_per_mail: 'Servis: kolik oprav smí ohlásit jeden e-mail',
      come_back_days: 'Servis: do kolika dní se oprava počítá jako vrácená',
      quote_hours: 'Košík: kolik hodin platí nabídnutá cena pojištění',
      repair_slot_days: 'Servis: na kolik dní dopředu jde zvolit termín na prodejně',
      repair_slot_lead_minutes: 'Servis: kolik minut předem se termín zavírá',
      unclaimed_days: 'Servis: po kolika dnech se zařízení odloží jako nevyzvednuté',
      export_kept_days: 'Data: kolik dní zůstane soubor exportu katalogu',
    },
  },
  help: {
    setting: 'Co tu není, platí obvykle. Smazáním řádku se vrátíte k obvyklému.',
    amount: 'Meze každého nastavení jsou v přehledu nad seznamem.',
  },
};
