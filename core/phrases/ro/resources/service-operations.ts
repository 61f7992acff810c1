import type { serviceOperations } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof serviceOperations> = {
  title: 'Operațiuni de service',
  add: 'Adaugă o operațiune',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unei operațiuni de service',
    update: 'Modificarea unei operațiuni de service',
    delete: 'Ștergerea unei operațiuni de service',
    edit: 'Editarea operațiunilor de service în listă',
  },
  columns: {
    nameCs: 'Denumire în cehă',
    nameRo: 'Denumire în română',
    slug: 'Denumire în adresă',
    durationMinutes: 'Durată (min)',
    warrantyMonths: 'Garanție (luni)',
    position: 'Ordine',
    isActive: 'Se oferă',
    textCs: 'Descriere în cehă',
    textRo: 'Descriere în română',
    wordsCs: 'Cuvinte căutate în cehă',
    wordsRo: 'Cuvinte căutate în română',
    damage: 'Răspunsul la buyback',
    prices: 'Prețuri',
  },
  help: {
    damage:
      'Codul răspunsului din chestionarul de buyback care descrie defectul, de exemplu „display_4”. Clientul vede atunci cât oferim pentru dispozitivul nereparat.',
    durationMinutes: 'Câte minute de lucru durează. Prețul unui model poate avea durata sa.',
    wordsCs: 'Cum îi spun clienții, pentru căutarea în cehă.',
    wordsRo: 'Cum îi spun clienții, de exemplu „acumulator, nu ține bateria”.',
    position: 'Primele șapte se văd imediat, celelalte după desfășurarea listei.',
  },
};
