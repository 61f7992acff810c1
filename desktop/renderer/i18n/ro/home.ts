import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { home as cs } from '../cs/home.ts';

/** The first screen of the day: what waits. */
export const home: TranslatedOf<typeof cs> = {
  none: 'Nu așteaptă nimic',
  noneText: 'Tot ce ține de tine este gata. Ce apare nou se arată aici singur.',
  since: 'cea mai veche: {{moment}}',
  doneToday: 'Gata astăzi',
  acts: 'Așteaptă acordul tău',
  queue_overdue_orders: 'Comenzi mai vechi de 30 de minute',
  queue_unpaid_orders: 'Comenzi care așteaptă plata',
  queue_reservations: 'Rezervări de pregătit',
  queue_enquiries: 'Solicitări fără răspuns',
  queue_reviews: 'Recenzii noi',
  queue_devices_to_inspect: 'Buyback: dispozitive de verificat',
  queue_counter_offers: 'Contraoferte fără răspuns',
  queue_payouts: 'Buyback-uri de plătit',
  queue_orders_to_pick: 'Comenzi de cules',
  queue_warehouse_tasks: 'Sarcini în depozit',
  queue_imports: 'Importuri care te așteaptă',
  done_overdue_orders: 'comenzi predate',
  done_unpaid_orders: 'comenzi plătite',
  done_reservations: 'rezervări predate',
  done_enquiries: 'solicitări rezolvate',
  done_reviews: 'recenzii decise',
  done_devices_to_inspect: 'dispozitive verificate',
  done_counter_offers: 'contraoferte încheiate',
  done_payouts: 'buyback-uri plătite',
  done_orders_to_pick: 'comenzi culese',
  done_warehouse_tasks: 'sarcini îndeplinite',
  done_imports: 'importuri terminate',
};
