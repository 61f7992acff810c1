import { z } from 'zod';
import {
  packetaAttributes,
  packetaCall,
  packetaEvents,
  readPacketaAnswer,
} from '#core/carriers/packeta.ts';
import { textOf, type XmlElement, type XmlTree } from '#core/carriers/xml.ts';
import { instantOf } from '#core/shared/local-time.ts';
import { askCarrier, jsonOf, type CarrierConnection } from './ask-carrier.ts';
import {
  CarrierTrouble,
  type Carrier,
  type CarrierLabel,
  type CarrierPoint,
  type LabelFormat,
  type Shipped,
} from './carrier.ts';

const address = 'https://www.zasilkovna.cz/api/rest';
const pointsAddress = 'https://pickup-point.api.packeta.com/v5';

export interface PacketaSettings extends CarrierConnection {
  readonly password: string;
  /** Opens the lists of points. */
  readonly apiKey: string;
  /** The sender's label in the account. */
  readonly eshop: string;
  readonly country: 'cz' | 'ro';
  readonly isSandbox: boolean;
}

const point = z.object({
  id: z.coerce.string(),
  name: z.string(),
  place: z.string().nullish(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  status: z.object({ statusId: z.coerce.string() }).nullish(),
  displayFrontend: z.coerce.string().nullish(),
  openingHours: z.object({ compactShort: z.string().nullish() }).nullish(),
});

function connectToPacketa(settings: PacketaSettings) {
  const { password } = settings;
  const ask = async (method: string, rest: XmlTree) => {
    const response = await askCarrier(settings, address, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body: packetaCall(method, password, rest),
    });
    const answer = readPacketaAnswer(await response.text());
    if (answer.outcome === 'unreadable') throw new CarrierTrouble('answered no XML');
    return answer;
  };
  const result = async (method: string, rest: XmlTree): Promise<XmlElement> => {
    const answer = await ask(method, rest);
    if (answer.outcome !== 'ok') throw new CarrierTrouble(`refused: ${answer.refusal}`, true);
    return answer.result;
  };
  return { ask, result };
}

type AskResult = ReturnType<typeof connectToPacketa>['result'];

async function printLabel(
  result: AskResult,
  { carrierId, number }: Shipped,
  format: LabelFormat,
): Promise<CarrierLabel> {
  const asked =
    format === 'zpl'
      ? await result('packetLabelZpl', { packetId: carrierId, dpi: 203 })
      : await result('packetLabelPdf', { packetId: carrierId, format: 'A6 on A6', offset: 0 });
  const contents = Buffer.from(asked.text, format === 'zpl' ? 'utf8' : 'base64');
  return { format, contents, number: number ?? `Z${carrierId}` };
}

/**
 * Packeta's REST/XML interface. It has no way to look a parcel up by the shop's reference, so there is no `find`: a creation
 * that was not answered is for people to look at.
 */
export function createPacketa(settings: PacketaSettings): Carrier {
  const { eshop, isSandbox } = settings;
  const { ask, result } = connectToPacketa(settings);
  return {
    code: 'packeta',
    isSandbox,
    formats: ['pdf', 'zpl'],
    async offer(parcel) {
      const attributes = packetaAttributes(parcel, eshop);
      const answer = await ask('packetAttributesValid', { packetAttributes: attributes });
      return answer.outcome === 'ok' ? null : answer.refusal;
    },
    async create(parcel) {
      const attributes = packetaAttributes(parcel, eshop);
      const answer = await ask('createPacket', { packetAttributes: attributes });
      if (answer.outcome !== 'ok') return { outcome: 'refused', refusal: answer.refusal };
      const carrierId = textOf(answer.result, 'id');
      const number = textOf(answer.result, 'barcode');
      if (carrierId === '' || number === '') throw new CarrierTrouble('gave no number');
      return { outcome: 'taken', shipped: { reference: parcel.reference, carrierId, number } };
    },
    label: (shipped, format) => printLabel(result, shipped, format),
    async cancel({ carrierId }) {
      const answer = await ask('cancelPacket', { packetId: carrierId });
      if (answer.outcome === 'ok') return 'cancelled';
      return answer.fault === 'CancelNotAllowedFault' ? 'too_late' : 'cancelled';
    },
    async manifest(parcels) {
      const packetIds = { id: parcels.map(({ carrierId }) => carrierId) };
      const shipment = await result('createShipment', { packetIds });
      return { reference: textOf(shipment, 'barcode') || textOf(shipment, 'id') || null };
    },
    async track({ carrierId }) {
      return packetaEvents(await result('packetTracking', { packetId: carrierId }), fromPrague);
    },
    points: () => pointsOf(settings),
  };
}

/** Packeta's times are those of Prague, without a zone. */
const fromPrague = (local: string): Date => {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/.exec(local) ?? [];
  return day === '' ? new Date(Number.NaN) : instantOf(day, time, 'Europe/Prague');
};

async function pointsOf(settings: PacketaSettings): Promise<CarrierPoint[]> {
  const { apiKey, country } = settings;
  const lists = await Promise.all(
    (['branch', 'box'] as const).map(async (kind) => {
      const url = `${pointsAddress}/${apiKey}/${kind}.json?lang=${country === 'ro' ? 'ro' : 'cs'}`;
      const rows = z.array(point).safeParse(await jsonOf(await askCarrier(settings, url, {})));
      if (!rows.success) throw new CarrierTrouble('answered other points');
      return rows.data.map((row): [typeof kind, typeof row] => [kind, row]);
    }),
  );
  return lists
    .flat()
    .filter(([, row]) => row.country === country && row.displayFrontend !== '0')
    .map(([kind, row]) => ({
      code: row.id,
      name: row.place ? `${row.place} ${row.name}` : row.name,
      street: row.street,
      city: row.city,
      postcode: row.zip.replace(/\s+/g, ''),
      opening: row.openingHours?.compactShort?.replace(/<[^>]*>/g, ' ').trim() ?? '',
      isBox: kind === 'box',
      isOpen: (row.status?.statusId ?? '1') === '1',
      isCongested: false,
    }));
}
