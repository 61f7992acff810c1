import { pluralCategory } from '#core/shared/plural.ts';
import type { Words } from './words.ts';

/** "za 1 sekundu, 2 sekundy, 8 sekund" */
function inSeconds(count: number): string {
  const category = pluralCategory('cs', count);
  if (category === 'one') return `${String(count)} sekundu`;
  return `${String(count)} ${category === 'few' ? 'sekundy' : 'sekund'}`;
}

export const cs: Words = {
  menus: { office: 'Obměna', edit: 'Úpravy', view: 'Zobrazení', help: 'Nápověda' },
  commands: {
    palette: 'Najít obrazovku nebo záznam…',
    refresh: 'Načíst znovu',
    undo: 'Vrátit změnu',
    redo: 'Provést znovu',
    history: 'Historie změn',
    lock: 'Zamknout',
    'switch-user': 'Přepnout uživatele',
    'sign-out': 'Odhlásit se',
    shortcuts: 'Klávesové zkratky',
  },
  roles: {
    cut: 'Vyjmout',
    copy: 'Kopírovat',
    paste: 'Vložit',
    selectAll: 'Vybrat vše',
    resetZoom: 'Skutečná velikost',
    zoomIn: 'Zvětšit',
    zoomOut: 'Zmenšit',
    togglefullscreen: 'Celá obrazovka',
    toggleDevTools: 'Nástroje pro vývojáře',
    quit: 'Ukončit',
  },
  about: { item: 'O programu Obměna', title: 'Obměna – zázemí obchodu', close: 'Zavřít' },
  files: {
    csv: 'Tabulka CSV',
    xlsx: 'Sešit XLSX',
    products: 'Zboží (CSV, XLSX, XML)',
    statement: 'Výpis z účtu (CAMT.053, GPC, CSV)',
    invoice: 'Faktura (ISDOC, UBL, CSV, XLSX)',
    picture: 'Obrázek',
    pdf: 'Dokument PDF',
    cv: 'Životopis (PDF, DOCX, ODT)',
    xml: 'Soubor XML',
    ndjson: 'Záznamy NDJSON',
    json: 'Data JSON',
    zpl: 'Štítky ZPL',
    isdoc: 'Doklad ISDOC',
    zip: 'Archiv ZIP',
  },
  trouble: {
    crashed: {
      title: 'Okno nečekaně skončilo',
      text: 'Uložené změny jsou v bezpečí na serveru. Co jste měli rozepsané, zadejte prosím znovu.',
    },
    unloadable: {
      title: 'Zázemí se nepodařilo otevřít',
      text: 'Program na tomto počítači je možná poškozený. Pokud se to opakuje, nainstalujte ho znovu.',
    },
    again: (count) => `Zkusíme to znovu za ${inSeconds(count)}.`,
    now: 'Otevřít hned',
  },
  hanging: {
    title: 'Okno neodpovídá',
    text: 'Můžete počkat, nebo okno načíst znovu. Uložené změny zůstanou, rozepsané se ztratí.',
    wait: 'Počkat',
    reload: 'Načíst znovu',
  },
  unsaved: {
    title: 'Máte neuložené změny',
    text: 'Když okno opustíte, přijdete o ně.',
    stay: 'Zůstat',
    leave: 'Opustit bez uložení',
  },
  serial: {
    title: 'Vyberte port čtečky',
    text: 'Okno bude z tohoto portu přijímat skeny. Zvolte jen svou čtečku.',
    none: 'Žádný sériový port není připojený. Zapojte čtečku a přepněte ji do režimu USB-CDC.',
    cancel: 'Zrušit',
  },
};
