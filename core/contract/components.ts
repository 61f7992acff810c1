import { z } from 'zod';
import { productConditions } from '../catalog/product-condition.ts';
import { componentKinds } from '../content/component-kinds.ts';
import { optionalLine } from '../shared/field-schemas.ts';
import { id, reference, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const params = z.object({ componentPk: id });
const amount = z.int().nonnegative();

/** What staff set up of a piece of a page. Left out, a value is the kind's own. */
const componentParams = z.strictObject({
  titleCs: optionalLine(120),
  titleRo: optionalLine(120),
  /** Variants that it shows; none stands for what fits its kind. */
  masterProductIds: z.array(reference, 'invalid_value').max(48, 'invalid_value').default([]),
  /** Most products that it shows. */
  limit: z.int('invalid_value').min(1, 'invalid_value').max(48, 'too_large').default(12),
});

const component = z.object({
  pk: z.int(),
  kind: z.enum(componentKinds),
  version: z.int(),
  params: componentParams,
});

export const componentDetail = {
  method: 'GET',
  path: 'components/params/{component_pk}/',
  access: 'public',
  params,
  reply: component,
  status: 200,
  cached: true,
  summary: 'How a piece of a page is set up',
} as const satisfies Endpoint;

export const componentList = {
  method: 'GET',
  path: 'components/list/',
  access: { permission: 'catalogue.read' },
  reply: z.object({ results: z.array(component) }),
  status: 200,
  summary: 'All pieces of pages that staff have set up, by their numbers',
} as const satisfies Endpoint;

export const saveComponent = {
  method: 'POST',
  path: 'components/params/{component_pk}/',
  access: { permission: 'catalogue.edit' },
  params,
  body: z.strictObject({
    kind: z.enum(componentKinds, 'invalid_value'),
    /** Left out where the component is new. */
    version: version.optional(),
    params: componentParams,
  }),
  reply: component,
  status: 200,
  conflicts: true,
  summary: 'Sets up a piece of a page, or makes it',
} as const satisfies Endpoint;

/** A representative example of paying a price by the month; whole market units. */
const lease = z.object({
  price: amount,
  company: z.string(),
  downPayment: amount,
  financed: amount,
  months: z.int().positive(),
  monthly: amount,
  lastInstallment: amount,
  total: amount,
  /** Yearly, in hundredths of a percent. */
  rateHundredths: amount,
  rpsnHundredths: amount,
});

export const leaseInfo = {
  method: 'GET',
  path: 'special-offers/product/lease-info/{master_product_id}/',
  access: 'public',
  params: z.object({ masterProductId: id }),
  reply: z.object({
    masterProductId: z.int(),
    /** For the lowest price of each condition on sale; null where no program finances it. */
    offers: z.array(
      z.object({
        condition: z.enum(productConditions),
        price: amount,
        lease: lease.nullable(),
      }),
    ),
  }),
  status: 200,
  cached: true,
  summary: 'What a variant would cost by the month',
} as const satisfies Endpoint;

export const limitedOffersLease = {
  method: 'GET',
  path: 'leases/time-limited-offer/limited-offers-lease/{component_pk}/',
  access: 'public',
  params,
  reply: z.object({
    title: z.string(),
    /** The server's clock, by which the offers end. */
    serverTime: z.iso.datetime(),
    offers: z.array(
      z.object({
        id: z.int(),
        masterProductId: z.int(),
        seoName: z.string(),
        name: z.string(),
        price: amount,
        usualPrice: amount,
        from: z.iso.datetime(),
        until: z.iso.datetime(),
        piecesLeft: z.int().nullable(),
        lease: lease.nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'Offers limited in time that a component shows, with what they would cost by the month',
} as const satisfies Endpoint;
