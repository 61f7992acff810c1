import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { repairNumbers as cs } from '../cs/repair-numbers.ts';

/** Numbers of the bench. */
export const repairNumbers: TranslatedOf<typeof cs> = {
  span: 'Perioada',
  lastDays: 'Ultimele {{count}} zile',
  none: 'Nu s-a reparat nimic în această perioadă',
  noneText: 'Alege o perioadă mai lungă sau preia primul dispozitiv în Reparații.',
  takenIn: 'Preluate',
  handedOut: 'Predate',
  promisesKept: 'Termene respectate',
  keptOf: '{{kept}} din {{all}}',
  cameBack: 'Revenite în scurt timp',
  partsCost: 'Costul pieselor',
  times: 'Cât rămân reparațiile în fiecare stare',
  state: 'Stare',
  median: 'Durata mediană',
  repairs: 'Reparații',
  byOperation: 'Încasări pe operațiune',
  byTechnician: 'Încasări pe tehnician',
  workedByOperation: 'Timp de lucru pe operațiune',
  workedByTechnician: 'Timp de lucru pe tehnician',
  worked: 'Timp',
  minutes: '{{minutes}} min',
  name: 'Denumire',
  revenue: 'Încasări',
  nobody: 'neatribuite',
  nothingPaid: 'Nimeni nu a plătit o reparație în această perioadă.',
};
