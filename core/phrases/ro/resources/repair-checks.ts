import type { repairChecks } from '../../../service/bench-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof repairChecks> = {
  title: 'Verificări la reparație',
  add: 'Adaugă o verificare',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unei verificări la reparație',
    update: 'Modificarea unei verificări la reparație',
    delete: 'Ștergerea unei verificări la reparație',
    edit: 'Editarea verificărilor la reparație în listă',
  },
  columns: {
    nameCs: 'Denumire în cehă',
    nameRo: 'Denumire în română',
    operationId: 'Doar la operațiunea',
    operation: 'Operațiune',
    whenMade: 'Când se face',
    kind: 'Ce se notează',
    isRequired: 'Obligatorie după reparație',
    isBatteryHealth: 'Starea bateriei pentru client',
    position: 'Ordine',
    isActive: 'Se folosește',
    unit: 'Unitate',
    lowest: 'Minimum',
    highest: 'Maximum',
    choicesCs: 'Opțiuni în cehă',
    choicesRo: 'Opțiuni în română',
  },
  choices: {
    whenMade: {
      before: 'înainte de reparație',
      after: 'după reparație',
      both: 'înainte și după reparație',
    },
    kind: { verdict: 'în regulă / defect', number: 'valoare măsurată', choice: 'una din opțiuni' },
  },
  help: {
    operationId: 'Dacă e gol, verificarea se face la fiecare reparație.',
    isBatteryHealth:
      'Ce s-a măsurat înainte și după reparație vede clientul pe pagina reparației, în procente.',
    isRequired: 'Cât timp nu e notată după reparație, reparația nu poate fi marcată ca gata.',
    unit: 'La valori măsurate, de exemplu „%” sau „cicluri”.',
    lowest: 'Doar la valori măsurate. O valoare mai mică nu se acceptă.',
    highest: 'Doar la valori măsurate. O valoare mai mare nu se acceptă.',
    choicesCs: 'Aceleași opțiuni, în aceeași ordine.',
    choicesRo: 'Doar la opțiuni, separate prin virgulă: „original, neoriginal”.',
  },
};
