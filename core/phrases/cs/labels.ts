/** What stands on printed labels. */
export const labelWords = {
  commands: {
    UNDO: 'Vrátit poslední sken',
    NOTFOUND: 'Nenalezeno',
    REPLACE: 'Nabídnout náhradu',
    SKIP: 'Odložit objednávku',
    FINISH: 'Dokončit',
    HELP: 'Zavolat vedoucího',
    DAMAGED: 'Poškozeno',
    SECOND: 'Druhá jakost',
  },
  crate: 'Přepravka',
  bin: 'Přihrádka',
  badge: 'Jmenovka',
  station: 'Stanoviště',
  device: 'Přístroj, číslo končí {end}',
  files: {
    crate: 'prepravky',
    bin: 'prihradky',
    product: 'zbozi',
    passport: 'pristroje',
    station: 'stanoviste',
    commands: 'prikazy',
    test_card: 'zkusebni-karta',
  },
};

export type LabelWords = typeof labelWords;
