import { ContactScreen } from '../features/contact/contact-screen.tsx';
import { SpecialOfferScreen } from '../features/contact/special-offer-screen.tsx';
import { ReservationForm } from '../features/reservation/reservation-form.tsx';
import { ReservationScreen } from '../features/reservation/reservation-screen.tsx';
import { StoreScreen } from '../features/stores/store-screen.tsx';
import { ShowRoomsScreen, StoresScreen } from '../features/stores/stores-screen.tsx';
import type { StoreScreens } from './store-screens.ts';

/** The same screens for the server, which has them at hand. */
export const storeServerScreens: StoreScreens = {
  Stores: StoresScreen,
  Store: StoreScreen,
  ShowRooms: ShowRoomsScreen,
  Reservation: ReservationScreen,
  ReservationForm,
  Contact: ContactScreen,
  SpecialOffer: SpecialOfferScreen,
};
