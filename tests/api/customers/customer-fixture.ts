import type { Knex } from 'knex';
import { addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { addBuyback, addPassport } from '#tests/support/factories/devices.ts';
import {
  addOrder,
  addOrderLine,
  addReservation,
  addWithdrawal,
} from '#tests/support/factories/orders.ts';
import {
  addEnquiry,
  addProfile,
  addReview,
  addSubscriber,
  addUser,
} from '#tests/support/factories/people.ts';
import { addDeliveryMethod, addPaymentMethod } from '#tests/support/factories/sales.ts';
import { addBoughtBack, addStockPlace, addStore } from '#tests/support/factories/stock.ts';

export const jana = 'jana.mala@posta.example';
export const petr = 'petr.maly@posta.example';

const address = (firstName: string, lastName: string, phoneNumber: string) => ({
  firstName,
  lastName,
  company: '',
  street: 'Dlouhá 5',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZ',
  phoneNumber,
});

/** Two people of nearly one name: Jana with an account and one of everything, Petr with an order alone. */
export async function addPeople(knex: Knex) {
  await addDeliveryMethod(knex, { code: 'kuryr' });
  await addPaymentMethod(knex, { code: 'card' });
  const account = await addUser(knex, { e_mail: jana, name: 'Jana Malá' });
  await addProfile(knex, { user_id: account.id, phone: '+420608111222' });
  const bought = await addPassport(knex, { serial_last4: '1111' });
  const phone = await addProduct(knex, { passport_id: bought.id, condition: 'used', grade: 'A' });
  const order = await addOrder(knex, {
    e_mail: jana,
    status: 'delivered',
    billing_address: address('Jana', 'Malá', '+420601234567'),
  });
  await addOrderLine(knex, { order_id: order.id, product_id: phone.id, name: { cs: 'iPhone 13' } });
  await addWithdrawal(knex, { order_id: order.id });
  const petrs = await addOrder(knex, {
    e_mail: petr,
    total: 2_000,
    billing_address: address('Petr', 'Malý', '+420777000111'),
  });
  const buyback = await addBuyback(knex, {
    e_mail: jana,
    contact: { ...address('Jana', 'Malá', '+420601234567'), eMail: jana },
  });
  await sellDevice(knex, buyback.id);
  const store = await addStore(knex, { name: 'Brno' });
  const place = await addStockPlace(knex, { store_id: store.id });
  const reservation = await addReservation(knex, {
    e_mail: jana,
    name: 'Jana Malá',
    product_id: phone.id,
    place_id: place.id,
    store_id: store.id,
    product: { name: { cs: 'Pixel 8', ro: 'Pixel 8' } },
  });
  const variant = await addVariant(knex, { name_cs: 'Kryt modrý' });
  await addReview(knex, { user_id: account.id, master_product_id: variant.id, rating: 4 });
  const enquiry = await addEnquiry(knex, {
    e_mail: jana,
    content: JSON.stringify({ name: 'Jana', topic: 'order', message: 'Kdy to bude?' }),
  });
  await addSubscriber(knex, { e_mail: jana, changed_at: '2026-11-01T08:00:00Z' });
  return { account, order, petrs, buyback, reservation, enquiry };
}

/** What paying for it would do: its piece comes into the warehouse with a passport. */
async function sellDevice(knex: Knex, buybackId: number): Promise<void> {
  const passport = await addPassport(knex, { serial_last4: '2222' });
  const piece = await addProduct(knex, {
    passport_id: passport.id,
    condition: 'used',
    grade: 'B',
  });
  const { id: to_id } = await knex('stock_locations')
    .where({ place_id: (await addStockPlace(knex)).id, is_default: true })
    .first<{ id: number }>('id');
  await addBoughtBack(knex, {
    product_id: piece.id,
    passport_id: passport.id,
    to_id,
    about_id: buybackId,
  });
}
