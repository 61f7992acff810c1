import type { mailTexts } from '../../../mails/mail-text-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

const subject =
  'Co je ve složených závorkách, doplní se samo, třeba {number}. Prázdné pole znamená obvyklý text.';
const intro =
  'První věta po pozdravu. Co je ve složených závorkách, doplní se samo. Prázdné pole znamená obvyklý text.';

export const words: WordsOf<typeof mailTexts> = {
  title: 'Texty e-mailů',
  add: 'Upravit text e-mailu',
  one: '{kind}',
  done: {
    add: 'Úprava textu e-mailu',
    update: 'Změna textu e-mailu',
    delete: 'Návrat e-mailu k obvyklému textu',
    edit: 'Úprava textů e-mailů v seznamu',
  },
  columns: {
    kind: 'E-mail',
    isActive: 'Píšeme vlastními slovy',
    subjectCs: 'Předmět (česky)',
    subjectRo: 'Předmět (rumunsky)',
    introCs: 'Úvod (česky)',
    introRo: 'Úvod (rumunsky)',
  },
  choices: {
    kind: {
      'order-placed': 'Objednávka přijata',
      'order-paid': 'Objednávka zaplacena',
      'order-changed': 'Objednávka upravena',
      'order-cancelled': 'Objednávka zrušena',
      'order-handed-over': 'Předáno dopravci',
      'order-ready': 'Čeká na prodejně',
      'order-at-point': 'Čeká na výdejním místě',
      'order-delivered': 'Doručeno',
      'order-refund-sent': 'Peníze se vracejí',
      'reservation-confirmation': 'Rezervace přijata',
      'reservation-ready': 'Rezervace připravena',
      'reservation-cancelled': 'Rezervace zrušena',
      'reservation-expired': 'Rezervace propadla',
      'buyback-received': 'Výkup: zařízení dorazilo',
      'buyback-returning': 'Výkup: posíláme zařízení zpět',
      'buyback-returned': 'Výkup: zařízení vráceno',
      'repair-announced': 'Oprava ohlášena',
      'repair-link': 'Odkaz na opravu',
      'repair-received': 'Oprava: zařízení převzato',
      'repair-approved': 'Oprava schválena',
      'repair-parts': 'Oprava: čeká na díl',
      'repair-ready': 'Oprava hotová, k zaplacení',
      'repair-ready-free': 'Oprava hotová, zdarma',
      'repair-reminder': 'Oprava: zařízení stále čeká',
      'repair-handed-out': 'Oprava: zařízení předáno',
      'account-invite': 'Účet z importu: pozvání',
      'account-register': 'Účet: potvrzení registrace',
      'account-reset': 'Účet: nové heslo',
    },
  },
  help: {
    kind: 'Co tu není, píšeme obvykle. Smazáním řádku se vrátíte k obvyklému textu.',
    isActive: 'Vypnuté: píšeme obvyklým textem a vaše slova tu počkají.',
    subjectCs: subject,
    subjectRo: subject,
    introCs: intro,
    introRo: intro,
  },
};
