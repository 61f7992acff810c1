import { usePhrases } from '../../i18n/use-phrases.ts';
import type { Customer } from './customers.ts';

/** One thing of a customer, with the address of its own screen. */
export interface SectionRow {
  readonly id: string;
  readonly path: string;
  readonly what: string;
  readonly detail?: string;
  readonly state: string;
  readonly amount?: number;
  readonly at: string;
}

export interface Section {
  readonly name: SectionName;
  readonly count: number;
  readonly rows: readonly SectionRow[];
}

type SectionName =
  | 'orders'
  | 'buybacks'
  | 'reservations'
  | 'repairs'
  | 'withdrawals'
  | 'reviews'
  | 'enquiries'
  | 'devices';

/** What the caller may read of a customer, kind by kind. */
export function useSections(customer: Customer): readonly Section[] {
  const ofSale = useSaleSections(customer);
  const ofTalk = useTalkSections(customer);
  return [...ofSale, ...ofTalk];
}

type Read<N extends SectionName> = NonNullable<Customer[N]>;

const section = <N extends SectionName>(
  name: N,
  read: Customer[N],
  row: (one: Read<N>['results'][number]) => Omit<SectionRow, 'id'>,
): Section[] =>
  read === null
    ? []
    : [
        {
          name,
          count: read.count,
          rows: read.results.map((one: Read<N>['results'][number]) => ({
            ...row(one),
            id: `${name}-${'passportId' in one ? `${String(one.passportId)}-` : ''}${String(one.id)}`,
          })),
        },
      ];

function useSaleSections(customer: Customer): Section[] {
  const t = usePhrases('customers');
  const order = usePhrases('orderStatusTexts');
  const buyback = usePhrases('buybacks');
  const repair = usePhrases('repairs');
  const sales = usePhrases('sales');
  return [
    ...section('orders', customer.orders, ({ id, number, status, total, at }) => ({
      path: `/orders/${String(id)}`,
      what: number,
      state: order(status),
      amount: total,
      at,
    })),
    ...section('buybacks', customer.buybacks, ({ id, device, status, price, at }) => ({
      path: `/buybacks/${String(id)}`,
      what: device,
      detail: `#${String(id)}`,
      state: buyback(`status_${status}`),
      amount: price,
      at,
    })),
    ...section('reservations', customer.reservations, ({ product, store, status, price, at }) => ({
      path: '/reservations',
      what: product,
      detail: store,
      state: t(`reservation_${status}`),
      amount: price,
      at,
    })),
    ...section('repairs', customer.repairs, ({ id, number, device, status, at }) => ({
      path: `/repairs/${String(id)}`,
      what: device,
      detail: number,
      state: repair(`status_${status}`),
      at,
    })),
    ...section('withdrawals', customer.withdrawals, ({ orderId, orderNumber, status, at }) => ({
      path: `/orders/${String(orderId)}`,
      what: orderNumber,
      state: sales(`withdrawal_${status}`),
      at,
    })),
  ];
}

function useTalkSections(customer: Customer): Section[] {
  const t = usePhrases('customers');
  const asked = usePhrases('enquiries');
  return [
    ...section('devices', customer.devices, ({ id, name, serialLast4, by, at }) => ({
      path: `/${by}s/${String(id)}`,
      what: name,
      detail: t('serial', { digits: serialLast4 }),
      state: t(`device_${by}`),
      at,
    })),
    ...section('enquiries', customer.enquiries, ({ kind, topic, state, at }) => ({
      path: '/enquiries',
      what:
        topic === null
          ? asked(`kind_${kind}`)
          : asked(`topic_${topic === 'other' ? 'else' : topic}`),
      state: t(`enquiry_${state}`),
      at,
    })),
    ...section('reviews', customer.reviews, ({ product, rating, status, at }) => ({
      path: '/reviews',
      what: product,
      detail: t('stars', { rating }),
      state: t(`review_${status}`),
      at,
    })),
  ];
}
