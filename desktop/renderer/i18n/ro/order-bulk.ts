import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { orderBulk as cs } from '../cs/order-bulk.ts';

/** Orders moved many at once, and which of them stay. */
export const orderBulk: TranslatedOf<typeof cs> = {
  menu: 'Mutați cele alese',
  title: 'Mutați comenzile alese',
  lead: 'Se mută numai cele la care se poate. Fiecare cu tot ce urmează, inclusiv e-mailul către client.',
  to: 'Starea nouă',
  reason: 'Motivul, pentru jurnal',
  movable_one: 'Se mută {{count}} comandă.',
  movable_few: 'Se mută {{count}} comenzi.',
  movable_other: 'Se mută {{count}} de comenzi.',
  nothing: 'Nicio comandă aleasă nu poate trece în această stare.',
  stay: 'Rămân cum sunt',
  stayed: 'Au rămas cum erau',
  do: 'Mutați',
  doNothing: 'Închideți',
  moved_one: '{{count}} comandă mutată.',
  moved_few: '{{count}} comenzi mutate.',
  moved_other: '{{count}} de comenzi mutate.',
  back: 'Anulați mutarea',
  why_order_move_refused: 'din starea ei nu se poate ajunge aici',
  why_move_by_scanning: 'se mută prin scanare, manual doar de șeful depozitului',
  why_supervisor_needed: 'e predată curierului, se anulează una câte una, cu acordul unui șef',
  why_order_partly_left: 'coletul ei a plecat deja',
  why_conflict: 'a fost schimbată între timp de altcineva',
  whyUnknown: 'nu se poate, deschideți-o',
};
