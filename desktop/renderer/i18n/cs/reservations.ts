/** Pieces that stores put aside for customers. */
export const reservations = {
  store: 'Prodejna',
  allStores: 'všechny prodejny',
  status_preparing: 'Připravit',
  status_ready: 'Čeká na zákazníka',
  none_preparing: 'Není co připravit',
  noneText_preparing: 'Nová rezervace se tu objeví sama, na přípravu je 30 minut.',
  none_ready: 'Nic nečeká',
  noneText_ready: 'Připravené kusy tu čekají, dokud si je zákazník nevyzvedne.',
  code: 'Kód k vyzvednutí',
  codeHelp: 'Naskenujte kód ze stránky zákazníka, nebo napište jeho osm znaků.',
  find: 'Najít',
  unknownCode:
    'Pod tímto kódem nic nečeká: je použitý, zrušený, nebo s překlepem. Zeptejte se na jméno.',
  foundTitle: 'Čeká na zákazníka, k zaplacení {{price}}',
  hide: 'Skrýt',
  prepared: 'Připraveno',
  collect: 'Vydat',
  cancel: 'Zrušit rezervaci',
  collectedTitle: 'Vydat: {{product}}?',
  collectedLead:
    'Ověřte kód, nebo se zeptejte na jméno. Rezervoval(a): {{name}}. Vydejte až po zaplacení.',
  cancelledTitle: 'Zrušit rezervaci: {{product}}?',
  cancelledLead: 'Kus se hned vrátí do prodeje a zákazník dostane e-mail. Rezervoval(a): {{name}}.',
  until: 'do {{moment}}',
  left: 'zbývá {{minutes}} min',
  late: '{{minutes}} min po termínu',
} as const;
