import { z } from 'zod';
import {
  samedayAwb,
  samedayEvents,
  samedayRefusal,
  samedayServices,
} from '#core/carriers/sameday.ts';
import type { CarrierService } from '#core/deliveries/carriers.ts';
import type { ParcelToSend } from '#core/carriers/parcel-to-send.ts';
import { askCarrier, jsonOf, type CarrierConnection } from './ask-carrier.ts';
import { CarrierTrouble, type Carrier, type CarrierPoint } from './carrier.ts';

const address = 'https://api.sameday.ro';

export interface SamedaySettings extends CarrierConnection {
  readonly username: string;
  readonly password: string;
  /** Where Sameday fetches the parcels: an id of the account. */
  readonly pickupPoint: number;
  readonly isSandbox: boolean;
}

const services = z.object({
  data: z.array(z.object({ id: z.int(), serviceCode: z.string().nullish() })),
});
const made = z.object({ awbNumber: z.string() });
const found = z.object({ awbNumber: z.string().nullish() });
const history = z.object({
  expeditionHistory: z.array(
    z.object({
      statusId: z.coerce.number(),
      statusLabel: z
        .string()
        .nullish()
        .transform((text) => text ?? ''),
      statusDate: z.string(),
    }),
  ),
});
const lockers = z.object({
  pages: z.int().nullish(),
  data: z.array(
    z.object({
      lockerId: z.coerce.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      postalCode: z.string().nullish(),
    }),
  ),
});

const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new CarrierTrouble('answered something else');
  return parsed.data;
};

/** Tokens by account: each is good for hours, and asking for one often locks the account. */
const tokens = new Map<string, string>();

function connectToSameday(settings: SamedaySettings) {
  const { username, password } = settings;
  const signIn = async (): Promise<string> => {
    const response = await askCarrier(settings, `${address}/api/authenticate`, {
      method: 'POST',
      headers: { 'x-auth-username': username, 'x-auth-password': password },
      body: new URLSearchParams({ remember_me: '1' }),
    });
    if (!response.ok) throw new CarrierTrouble(`sign-in answered ${String(response.status)}`);
    const { token } = read(z.object({ token: z.string() }), await jsonOf(response));
    tokens.set(username, token);
    return token;
  };
  const ask = async (method: string, path: string, form?: [string, string][]) => {
    const send = (token: string) =>
      askCarrier(settings, address + path, {
        method,
        headers: { 'x-auth-token': token },
        ...(form && { body: new URLSearchParams(form) }),
      });
    const response = await send(tokens.get(username) ?? (await signIn()));
    return response.status === 401 ? send(await signIn()) : response;
  };
  const get = async <T>(schema: z.ZodType<T>, path: string): Promise<T> => {
    const response = await ask('GET', path);
    if (!response.ok) throw new CarrierTrouble(`answered ${String(response.status)}`);
    return read(schema, await jsonOf(response));
  };
  return { ask, get };
}

/** Sameday's client interface: forms in, JSON out, as its own SDK speaks it. */
export function createSameday(settings: SamedaySettings): Carrier {
  const { isSandbox } = settings;
  const { ask, get } = connectToSameday(settings);
  const serviceOf = async (service: CarrierService): Promise<number> => {
    const { data } = await get(services, '/api/client/services?page=1&countPerPage=100');
    const known = data.find(({ serviceCode }) => serviceCode === samedayServices[service]);
    if (!known) throw new CarrierTrouble('the account has no such service');
    return known.id;
  };
  const formOf = async (parcel: ParcelToSend) =>
    samedayAwb(parcel, {
      pickupPoint: settings.pickupPoint,
      service: await serviceOf(parcel.service),
    });
  return {
    code: 'sameday',
    isSandbox,
    formats: ['pdf'],
    async offer(parcel) {
      const response = await ask('POST', '/api/awb/estimate-cost', await formOf(parcel));
      return response.ok ? null : samedayRefusal(await jsonOf(response));
    },
    async find(reference) {
      const response = await ask('GET', `/api/client/awb/${encodeURIComponent(reference)}`);
      if (response.status === 404) return null;
      const { awbNumber: number } = read(found, await jsonOf(response));
      return number ? { reference, carrierId: number, number } : null;
    },
    async create(parcel) {
      const response = await ask('POST', '/api/awb', await formOf(parcel));
      const body = await jsonOf(response);
      if (!response.ok) return { outcome: 'refused', refusal: samedayRefusal(body) };
      const { awbNumber: number } = read(made, body);
      return {
        outcome: 'taken',
        shipped: { reference: parcel.reference, carrierId: number, number },
      };
    },
    async label({ carrierId }) {
      const response = await ask('GET', `/api/awb/download/${encodeURIComponent(carrierId)}/A6`);
      const contents = new Uint8Array(await response.arrayBuffer());
      if (!response.ok || Buffer.from(contents.subarray(0, 4)).toString() !== '%PDF') {
        throw new CarrierTrouble('gave no label');
      }
      return { format: 'pdf', contents, number: carrierId };
    },
    async cancel({ carrierId }) {
      const response = await ask('DELETE', `/api/awb/${encodeURIComponent(carrierId)}`);
      return response.ok || response.status === 404 ? 'cancelled' : 'too_late';
    },
    async track({ carrierId }) {
      const path = `/api/client/awb/${encodeURIComponent(carrierId)}/status`;
      return samedayEvents((await get(history, path)).expeditionHistory);
    },
    points: () => pointsOf((path) => get(lockers, path)),
  };
}

async function pointsOf(
  get: (path: string) => Promise<z.output<typeof lockers>>,
): Promise<CarrierPoint[]> {
  const points: CarrierPoint[] = [];
  for (let page = 1, pages = 1; page <= pages && page <= 100; page += 1) {
    const reply = await get(`/api/client/lockers?page=${String(page)}&countPerPage=500`);
    pages = reply.pages ?? 1;
    for (const row of reply.data) {
      points.push({
        code: row.lockerId,
        name: row.name,
        street: row.address,
        city: row.city,
        postcode: row.postalCode ?? '',
        opening: '',
        isBox: true,
        isOpen: true,
        isCongested: false,
      });
    }
  }
  return points;
}
