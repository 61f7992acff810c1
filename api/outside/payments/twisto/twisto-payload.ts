import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** What Twisto's check is told of an order. Amounts are whole units of the market's currency. */
export interface TwistoCheck {
  readonly eMail: string;
  readonly name: string;
  readonly companyId: string | null;
  readonly createdAt: Date;
  readonly billing: TwistoAddress;
  readonly delivery: TwistoAddress;
  readonly total: number;
  readonly items: readonly TwistoItem[];
}

export interface TwistoAddress {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly phone: string;
}

export interface TwistoItem {
  readonly kind: 'goods' | 'shipment' | 'payment' | 'discount';
  readonly id: string;
  readonly name: string;
  /** Of the whole line; below zero for a discount. */
  readonly price: number;
  readonly vatRate: number;
}

const types = { goods: 0, shipment: 1, payment: 2, discount: 4 } as const;

/**
 * The sealed payload of a check as Twisto's public libraries make it: the length of the compressed
 * JSON before it, AES-128-CBC, and HMAC-SHA256 of the plain text with the vector behind it.
 * https://github.com/TwistoPayments/Twisto.php (Twisto::getCheckPayload)
 */
export function sealCheck(check: TwistoCheck, secretKey: string): string {
  const packed = deflateSync(JSON.stringify(bodyOf(check)), { level: 9 });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length);
  const text = Buffer.concat([length, packed]);
  const key = Buffer.from(secretKey.slice(8), 'hex');
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), vector).setAutoPadding(false);
  // The library fills the last block with zeros; the length before the text says where it ends.
  const filled = Buffer.concat([text, Buffer.alloc((16 - (text.length % 16)) % 16)]);
  const sealed = Buffer.concat([cipher.update(filled), cipher.final()]);
  const digest = createHmac('sha256', key.subarray(16, 32)).update(text).update(vector).digest();
  return Buffer.concat([vector, digest, sealed]).toString('base64');
}

const bodyOf = (check: TwistoCheck) => ({
  random_nonce: randomBytes(12).toString('hex'),
  customer: { email: check.eMail, name: check.name, company_id: check.companyId },
  order: {
    date_created: check.createdAt.toISOString(),
    billing_address: addressOf(check.billing),
    delivery_address: addressOf(check.delivery),
    total_price_vat: check.total,
    items: check.items.map(({ kind, id, name, price, vatRate }) => ({
      type: types[kind],
      name,
      product_id: id,
      quantity: 1,
      price_vat: price,
      vat: vatRate,
    })),
  },
  previous_orders: [],
});

const addressOf = ({ name, street, city, postcode, country, phone }: TwistoAddress) => ({
  name,
  street,
  city,
  zipcode: postcode,
  country,
  phone_number: phone,
});
