/** What screens that are worked by scanning share. */
export const scanning = {
  notListening: 'Čtečku teď neslyšíme: klikněte do tohoto okna.',
  heldUp_one: 'Síť nejde. {{count}} sken čeká a odešle se sám.',
  heldUp_few: 'Síť nejde. {{count}} skeny čekají a odešlou se samy.',
  heldUp_many: 'Síť nejde. {{count}} skenu čeká a odešle se sám.',
  heldUp_other: 'Síť nejde. {{count}} skenů čeká a odešle se samo.',
  waiting_one: 'Čeká {{count}} sken na odeslání.',
  waiting_few: 'Čekají {{count}} skeny na odeslání.',
  waiting_many: 'Čeká {{count}} skenu na odeslání.',
  waiting_other: 'Čeká {{count}} skenů na odeslání.',
  typed: 'Napsat kód',
  typedHelp: 'Více kusů najednou: 12*EAN',
  send: 'Potvrdit',
  undo: 'Vrátit sken',
} as const;
