import { toGlsMoment } from '#core/carriers/gls.ts';
import { query } from '../../../platform/database/query.ts';
import {
  cancelSandboxShipment,
  isBroken,
  openSandboxShipment,
  sandboxHistory,
  sandboxShipmentBy,
  silence,
  troubleOf,
  type Playing,
} from './sandbox-shipments.ts';
import { sandboxLabel, sandboxZpl } from './sandbox-label.ts';

const carrier = 'gls';
const codes = {
  announced: 51,
  in_transit: 1,
  ready: 55,
  delivered: 5,
  back: 23,
  lost: 28,
} as const;

/** What the real client sends; checked by nobody, for it is our own. */
interface Asked {
  readonly ParcelList?: readonly {
    readonly ClientReference: string;
    readonly DeliveryAddress: {
      readonly Street: string;
      readonly HouseNumber: string;
      readonly ContactPhone: string;
    };
  }[];
  readonly ParcelIdList?: readonly number[];
  readonly ParcelNumber?: number;
  readonly TypeOfPrinter?: string;
}

const refused = (list: string, text: string) =>
  Response.json({ [list]: [{ ErrorCode: 22, ErrorDescription: text }] });

/** MyGLS, played: the real client talks to it. */
export function playGls(playing: Playing): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const asked = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Asked; // our own client's
    switch (url.split('/').at(-1)) {
      case 'PrepareLabels':
        return prepare(playing, asked, init?.signal);
      case 'GetPrintedLabels':
        return print(playing, asked);
      case 'GetParcelList':
        return list(playing);
      case 'DeleteLabels':
        return remove(playing, asked);
      case 'GetParcelStatuses':
        return track(playing, asked);
      default:
        return new Response('', { status: 404 });
    }
  };
}

async function prepare(
  playing: Playing,
  { ParcelList }: Asked,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const [parcel] = ParcelList ?? [];
  if (!parcel) return refused('PrepareLabelsError', 'ParcelList');
  const { ClientReference: reference, DeliveryAddress: to } = parcel;
  const trouble = troubleOf(`${to.Street} ${to.HouseNumber}`);
  if (isBroken(reference, trouble)) return new Response('', { status: 503 });
  if (trouble === '404') return refused('PrepareLabelsError', 'DeliveryAddress.HouseNumber');
  if (to.ContactPhone === '') return refused('PrepareLabelsError', 'ContactPhone');
  const opened = { carrier, reference, service: 'home', trouble } as const;
  const made = await openSandboxShipment(playing, opened);
  if (trouble === '408') await silence(signal);
  return Response.json({
    PrepareLabelsError: [],
    ParcelInfoList: [{ ParcelId: made.id, ClientReference: reference }],
  });
}

async function print(playing: Playing, { ParcelIdList, TypeOfPrinter }: Asked): Promise<Response> {
  const known = await sandboxShipmentBy(playing.knex, carrier, 'id', ParcelIdList?.[0] ?? 0);
  if (!known) return refused('GetPrintedLabelsErrorList', 'ParcelId');
  const label =
    TypeOfPrinter === 'ThermoZPL' ? sandboxZpl('GLS', known) : await sandboxLabel('GLS', known);
  return Response.json({
    GetPrintedLabelsErrorList: [],
    Labels: [...Buffer.from(label)],
    PrintDataInfoList: [{ ParcelId: known.id, ParcelNumber: Number(known.number) }],
  });
}

async function list({ knex }: Playing): Promise<Response> {
  const sql = `select id, number, reference from sandbox_shipments
    where carrier = $1 and cancelled_at is null order by id desc limit 500`;
  const rows = await query<{ id: number; number: string; reference: string }>(knex, sql, [carrier]);
  return Response.json({
    PrintDataInfoList: rows.map(({ id, number, reference }) => ({
      ParcelId: id,
      ParcelNumber: Number(number),
      Parcel: { ClientReference: reference },
    })),
  });
}

async function remove(playing: Playing, { ParcelIdList }: Asked): Promise<Response> {
  const known = await sandboxShipmentBy(playing.knex, carrier, 'id', ParcelIdList?.[0] ?? 0);
  if (!known || sandboxHistory(known, playing.now()).length > 2) {
    return refused('DeleteLabelsErrorList', 'ParcelId');
  }
  await cancelSandboxShipment(playing, known.id);
  return Response.json({ DeleteLabelsErrorList: [] });
}

async function track(playing: Playing, { ParcelNumber }: Asked): Promise<Response> {
  const known = await sandboxShipmentBy(playing.knex, carrier, 'number', ParcelNumber ?? 0);
  const history = known ? sandboxHistory(known, playing.now()) : [];
  return Response.json({
    ParcelStatusList: history.map(([step, at]) => ({
      StatusCode: String(codes[step]),
      StatusDate: toGlsMoment(at),
    })),
  });
}
