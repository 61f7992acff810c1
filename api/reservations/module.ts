import { defineModule } from '../platform/modules/define-module.ts';
import { expireReservations } from './jobs/expire-reservations.ts';
import { watchPromises } from './jobs/watch-promises.ts';
import { wipeReservations } from './jobs/wipe-reservations.ts';
import { reservationMailKinds } from './mails/reservation-mails.ts';
import { reservationRoutes } from './reservation-routes.ts';

export const reservations = defineModule({
  routes: reservationRoutes,
  jobs: [expireReservations, wipeReservations, watchPromises],
  mails: reservationMailKinds,
});
