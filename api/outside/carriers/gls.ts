import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  glsEvents,
  glsParcel,
  glsRefusal,
  toGlsMoment,
  type GlsSender,
} from '#core/carriers/gls.ts';
import { askCarrier, jsonOf, type CarrierConnection } from './ask-carrier.ts';
import {
  CarrierTrouble,
  type Carrier,
  type CarrierLabel,
  type LabelFormat,
  type Shipped,
} from './carrier.ts';

export interface GlsSettings extends CarrierConnection {
  readonly username: string;
  readonly password: string;
  readonly country: 'cz' | 'ro';
  readonly isSandbox: boolean;
  readonly sender: () => Promise<GlsSender>;
}

const faults = z.array(
  z.object({ ErrorCode: z.unknown().optional(), ErrorDescription: z.unknown().optional() }),
);
const id = z.union([z.number(), z.string()]).transform(String);
const prepared = z.object({
  PrepareLabelsError: faults.nullish(),
  ParcelInfoList: z.array(z.object({ ParcelId: id })).nullish(),
});
const printed = z.object({
  GetPrintedLabelsErrorList: faults.nullish(),
  Labels: z.union([z.array(z.int()), z.string()]).nullish(),
  PrintDataInfoList: z.array(z.object({ ParcelNumber: id })).nullish(),
});
const listed = z.object({
  PrintDataInfoList: z
    .array(
      z.object({
        ParcelId: id.nullish(),
        ParcelNumber: id.nullish(),
        Parcel: z.object({ ClientReference: z.string().nullish() }).nullish(),
        ClientReference: z.string().nullish(),
      }),
    )
    .nullish(),
});
const tracked = z.object({
  ParcelStatusList: z
    .array(z.object({ StatusCode: z.coerce.string(), StatusDate: z.string() }))
    .nullish(),
});
const deleted = z.object({ DeleteLabelsErrorList: faults.nullish() });

const dayMs = 86_400_000;
const printers = { pdf: 'Thermo', zpl: 'ThermoZPL' } as const;

type Ask = <T>(schema: z.ZodType<T>, call: string, body: object) => Promise<T>;

function connectToGls(settings: GlsSettings): Ask {
  const { username, password, country } = settings;
  const hashed = [...createHash('sha512').update(password, 'utf8').digest()];
  return async (schema, call, body) => {
    const url = `https://api.mygls.${country}/ParcelService.svc/json/${call}`;
    const response = await askCarrier(settings, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        Username: username,
        Password: hashed,
        WebshopEngine: 'Obmena',
        ...body,
      }),
    });
    if (!response.ok) throw new CarrierTrouble(`answered ${String(response.status)}`);
    const reply = schema.safeParse(await jsonOf(response));
    if (!reply.success) throw new CarrierTrouble('answered something else');
    return reply.data;
  };
}

/**
 * MyGLS, its JSON interface. A label is prepared first and printed then, so that a parcel whose answer was lost is found by
 * the shop's reference and has its label still. Source: MyGLS API for system integration.
 */
export function createGls(settings: GlsSettings): Carrier {
  const { country, isSandbox, sender } = settings;
  const ask = connectToGls(settings);
  return {
    code: 'gls',
    isSandbox,
    formats: ['pdf', 'zpl'],
    // MyGLS has no call that only asks: what it says in its terms is asked of the parcel here.
    offer: ({ weightGrams, phone, service }) =>
      Promise.resolve(
        weightGrams > 40_000
          ? 'weight'
          : phone === ''
            ? 'phone'
            : service === 'point'
              ? 'point'
              : null,
      ),
    find: (reference, since) => findParcel(ask, reference, since),
    async create(parcel) {
      const ParcelList = [glsParcel(parcel, await sender())];
      const reply = await ask(prepared, 'PrepareLabels', { ParcelList });
      if (reply.PrepareLabelsError && reply.PrepareLabelsError.length > 0) {
        return { outcome: 'refused', refusal: glsRefusal(reply.PrepareLabelsError) };
      }
      const carrierId = reply.ParcelInfoList?.[0]?.ParcelId;
      if (carrierId === undefined) throw new CarrierTrouble('gave no id');
      return {
        outcome: 'taken',
        shipped: { reference: parcel.reference, carrierId, number: null },
      };
    },
    label: ({ carrierId }, format) => printLabel(ask, carrierId, format),
    async cancel({ carrierId }) {
      const body = { ParcelIdList: [Number(carrierId)] };
      const { DeleteLabelsErrorList: errors } = await ask(deleted, 'DeleteLabels', body);
      return errors && errors.length > 0 ? 'too_late' : 'cancelled';
    },
    async track({ number }) {
      if (number === null) return [];
      const body = {
        ParcelNumber: Number(number),
        ReturnPOD: false,
        LanguageIsoCode: country === 'cz' ? 'CS' : 'RO',
      };
      const { ParcelStatusList: list } = await ask(tracked, 'GetParcelStatuses', body);
      return glsEvents(list ?? []);
    },
  };
}

async function findParcel(ask: Ask, reference: string, since: Date): Promise<Shipped | null> {
  const { PrintDataInfoList: list } = await ask(listed, 'GetParcelList', {
    PrintDateFrom: toGlsMoment(new Date(since.getTime() - dayMs)),
    PrintDateTo: toGlsMoment(new Date(since.getTime() + 14 * dayMs)),
    PickupDateFrom: null,
    PickupDateTo: null,
  });
  const found = list?.find(
    (one) => (one.ClientReference ?? one.Parcel?.ClientReference) === reference,
  );
  if (!found?.ParcelId) return null;
  return { reference, carrierId: found.ParcelId, number: found.ParcelNumber ?? null };
}

async function printLabel(ask: Ask, carrierId: string, format: LabelFormat): Promise<CarrierLabel> {
  const reply = await ask(printed, 'GetPrintedLabels', {
    ParcelIdList: [Number(carrierId)],
    PrintPosition: 1,
    ShowPrintDialog: false,
    TypeOfPrinter: printers[format],
  });
  const number = reply.PrintDataInfoList?.[0]?.ParcelNumber;
  const { Labels: bytes } = reply;
  if (number === undefined || !bytes) throw new CarrierTrouble('gave no label');
  const contents = typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : Buffer.from(bytes);
  return { format, contents, number };
}
