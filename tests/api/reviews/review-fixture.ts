import { openSession } from '#api/platform/sessions/sessions.ts';
import { addProfile, addPurchase, addUser } from '#tests/support/factories/people.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

export interface Customer {
  readonly id: number;
  readonly client: TestClient;
}

/** Somebody signed in whose profile holds this name. */
export async function customerNamed({ deps, client }: TestApp, name: string): Promise<Customer> {
  const eMail = `${name.toLowerCase().replace(/[^a-z]/g, '-')}x@posta.example`;
  const user = await addUser(deps.knex, { e_mail: eMail, name });
  const [first_name = '', ...rest] = name.split(' ');
  await addProfile(deps.knex, { user_id: user.id, first_name, last_name: rest.join(' ') });
  const session = await openSession(deps.knex, { id: user.id, role: 'customer' }, deps.now());
  const signedIn = client();
  signedIn.cookies.set('session', session.token);
  return { id: user.id, client: signedIn };
}

export type PurchaseState = 'ordered' | 'delivered' | 'cancelled' | 'cancelled_after_delivery';

/** An order of the phone by a customer. */
export async function purchase(
  { deps }: TestApp,
  userId: number,
  state: PurchaseState,
  orderReference = 'OB-1',
): Promise<void> {
  const now = deps.now();
  await addPurchase(deps.knex, {
    user_id: userId,
    master_product_id: 1,
    order_reference: orderReference,
    delivered_at: state === 'delivered' || state === 'cancelled_after_delivery' ? now : null,
    cancelled_at: state.startsWith('cancelled') ? now : null,
  });
}

/** A body of a review as it travels. */
export const reviewBody = (more: object = {}) => ({
  master_product_seo_name: 'iphone-15-128gb-black',
  rating: 5,
  pros: 'displej',
  cons: '',
  review_text: 'Jako nový.',
  is_anonymous: false,
  ...more,
});

export const reviewPath = 'product-reviews/product-review/product-review/';
