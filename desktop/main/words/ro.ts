import { pluralCategory } from '#core/shared/plural.ts';
import type { Words } from './words.ts';

/** "o secundă, 2 secunde, 30 de secunde" */
function inSeconds(count: number): string {
  const category = pluralCategory('ro', count);
  if (category === 'one') return 'o secundă';
  return category === 'few' ? `${String(count)} secunde` : `${String(count)} de secunde`;
}

export const ro: Words = {
  menus: { office: 'Obměna', edit: 'Editare', view: 'Vizualizare', help: 'Ajutor' },
  commands: {
    palette: 'Găsește un ecran sau o înregistrare…',
    refresh: 'Reîncarcă',
    undo: 'Anulează modificarea',
    redo: 'Refă modificarea',
    history: 'Istoricul modificărilor',
    lock: 'Blochează',
    'switch-user': 'Schimbă utilizatorul',
    'sign-out': 'Deconectează-te',
    shortcuts: 'Comenzi rapide de la tastatură',
  },
  roles: {
    cut: 'Decupează',
    copy: 'Copiază',
    paste: 'Lipește',
    selectAll: 'Selectează tot',
    resetZoom: 'Dimensiune reală',
    zoomIn: 'Mărește',
    zoomOut: 'Micșorează',
    togglefullscreen: 'Ecran complet',
    toggleDevTools: 'Instrumente pentru dezvoltatori',
    quit: 'Închide programul',
  },
  about: { item: 'Despre Obměna', title: 'Obměna – administrarea magazinului', close: 'Închide' },
  files: {
    csv: 'Tabel CSV',
    xlsx: 'Registru XLSX',
    products: 'Produse (CSV, XLSX, XML)',
    statement: 'Extras de cont (CAMT.053, GPC, CSV)',
    invoice: 'Factură (ISDOC, UBL, CSV, XLSX)',
    picture: 'Imagine',
    pdf: 'Document PDF',
    cv: 'CV (PDF, DOCX, ODT)',
    xml: 'Fișier XML',
    ndjson: 'Înregistrări NDJSON',
    json: 'Date JSON',
    zpl: 'Etichete ZPL',
    isdoc: 'Document ISDOC',
    zip: 'Arhivă ZIP',
  },
  trouble: {
    crashed: {
      title: 'Fereastra s-a închis neașteptat',
      text: 'Modificările salvate sunt în siguranță pe server. Ce era neterminat trebuie introdus din nou.',
    },
    unloadable: {
      title: 'Administrarea nu s-a putut deschide',
      text: 'Programul de pe acest calculator poate fi deteriorat. Dacă se repetă, instalează-l din nou.',
    },
    again: (count) => `Încercăm din nou în ${inSeconds(count)}.`,
    now: 'Deschide acum',
  },
  hanging: {
    title: 'Fereastra nu răspunde',
    text: 'Poți să aștepți sau să reîncarci fereastra. Modificările salvate rămân, cele neterminate se pierd.',
    wait: 'Așteaptă',
    reload: 'Reîncarcă',
  },
  unsaved: {
    title: 'Ai modificări nesalvate',
    text: 'Dacă părăsești fereastra, le pierzi.',
    stay: 'Rămâi',
    leave: 'Părăsește fără salvare',
  },
  serial: {
    title: 'Alegeți portul cititorului',
    text: 'Fereastra va primi scanările de la acest port. Alegeți numai cititorul dumneavoastră.',
    none: 'Nu este conectat niciun port serial. Conectați cititorul și treceți-l în modul USB-CDC.',
    cancel: 'Anulați',
  },
};
