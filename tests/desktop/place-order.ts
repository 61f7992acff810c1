import { createTestClient } from '#tests/support/test-client.ts';
import { shopOf } from '#tests/support/shops.ts';

export const billing = {
  first_name: 'Bořivoj',
  last_name: 'Zelenka',
  street: 'Dlouhá 5',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZ',
  phone_number: '601 234 567',
  e_mail: 'borivoj.zelenka@posta.example',
};

/** A visitor of the Czech shop buys one thing, as a rule paid to the courier; answers the order's number. */
export async function placeOrder(
  url = shopOf('cz').url,
  payment = 'cash-on-delivery',
): Promise<string> {
  const visitor = createTestClient(url);
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await visitor.change(path, body);
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
    return answer.json();
  };
  const { bestselling } = await visitor.get('catalog-home', {});
  const offers = await Promise.all(
    bestselling.map(({ seoName }) => visitor.get('catalog-product', { params: { seoName } })),
  );
  const plenty = offers.flatMap(({ offers: all }) => all).find(({ isSingleUnit }) => !isSingleUnit);
  if (!plenty) throw new Error('the shop sells nothing new');
  await ask('cart/add-product/', { product: plenty.id, quantity: 1 });
  await ask('cart/payments-and-deliveries/', { delivery: 'courier' });
  await ask('cart/payments-and-deliveries/', { payment });
  const { token, cart } = await visitor.get('cart-summary', {});
  const placed = await ask('order/finish/', {
    type_payment: payment,
    type_delivery_code: 'courier',
    token,
    cart_digest: cart.digest,
    order_billing_address: billing,
    order_info: { note: '', agrees_with_terms: true, wants_newsletter: false },
  });
  return String(Reflect.get(Object(placed), 'order_number'));
}
