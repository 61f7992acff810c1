import type { ComponentType } from 'react';
import type { ReservationForms } from '../lib/reservation-form.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** Screens of stores, reservations and enquiries. */
export interface StoreScreens extends ReservationForms {
  readonly Stores: ComponentType;
  readonly Store: ComponentType;
  readonly ShowRooms: ComponentType;
  readonly Reservation: ComponentType;
  readonly Contact: ComponentType;
  readonly SpecialOffer: ComponentType;
}

export function storeScreens({ screen, part }: ScreenLoader): StoreScreens {
  const stores = screen(['stores'], () =>
    import('../features/stores/stores-screen.tsx').then((file) => file.StoresScreen),
  );
  const showRooms = screen(['stores'], () =>
    import('../features/stores/stores-screen.tsx').then((file) => file.ShowRoomsScreen),
  );
  const store = screen(['stores'], () =>
    import('../features/stores/store-screen.tsx').then((file) => file.StoreScreen),
  );
  const reservation = screen(['reservation'], () =>
    import('../features/reservation/reservation-screen.tsx').then((file) => file.ReservationScreen),
  );
  const reservationForm = part(['reservation', 'validation'], () =>
    import('../features/reservation/reservation-form.tsx').then((file) => file.ReservationForm),
  );
  const contact = screen(['contact', 'captcha', 'validation'], () =>
    import('../features/contact/contact-screen.tsx').then((file) => file.ContactScreen),
  );
  const specialOffer = screen(['contact', 'captcha', 'validation'], () =>
    import('../features/contact/special-offer-screen.tsx').then((file) => file.SpecialOfferScreen),
  );
  return {
    Stores: stores.Screen,
    Store: store.Screen,
    ShowRooms: showRooms.Screen,
    Reservation: reservation.Screen,
    ReservationForm: reservationForm.Screen,
    Contact: contact.Screen,
    SpecialOffer: specialOffer.Screen,
  };
}
