import { sandboxPoints } from './sandbox-points.ts';
import {
  cancelSandboxShipment,
  isBroken,
  openSandboxShipment,
  sandboxHistory,
  sandboxShipmentBy,
  silence,
  troubleOf,
  type Playing,
  type SandboxShipment,
} from './sandbox-shipments.ts';
import { sandboxLabel } from './sandbox-label.ts';

const carrier = 'sameday';
const steps = {
  announced: [1, 'AWB Emis'],
  in_transit: [56, 'In tranzit'],
  ready: [78, 'Incarcat in easybox'],
  delivered: [9, 'Colet livrat'],
  back: [16, 'Returnat la expeditor'],
  lost: [99, 'Colet pierdut'],
} as const;

const services = [
  { id: 7, name: '24H', serviceCode: '24' },
  { id: 15, name: 'Locker NextDay', serviceCode: 'LN' },
];

/** Sameday's server, played: the real client talks to it. */
export function playSameday(playing: Playing): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const form = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    if (pathname === '/api/authenticate') {
      return Response.json({ token: 'sandbox-token', expire_at: '2030-01-01 00:00' });
    }
    if (pathname === '/api/client/services') return Response.json({ data: services });
    if (pathname === '/api/client/lockers') return Response.json(lockers());
    if (pathname === '/api/awb' || pathname === '/api/awb/estimate-cost') {
      return create(playing, form, init?.signal, pathname === '/api/awb');
    }
    return about(playing, pathname, init?.method ?? 'GET');
  };
}

const refused = (field: string): Response =>
  Response.json(
    {
      message: 'Validation Failed',
      errors: { children: { awbRecipient: { children: { [field]: { errors: ['invalid'] } } } } },
    },
    { status: 400 },
  );

async function create(
  playing: Playing,
  form: URLSearchParams,
  signal: AbortSignal | null | undefined,
  isMade: boolean,
): Promise<Response> {
  const of = (name: string) => form.get(name) ?? '';
  const reference = of('clientInternalReference');
  const trouble = troubleOf(of('awbRecipient[address]'));
  if (isBroken(reference, trouble)) return new Response('', { status: 503 });
  if (trouble === '404') return refused('address');
  if (of('awbRecipient[phoneNumber]') === '') return refused('phoneNumber');
  if (!isMade) return Response.json({ amount: 19, currency: 'RON', time: 24 });
  const service = of('lockerLastMile') === '' ? 'home' : 'point';
  const made = await openSandboxShipment(playing, { carrier, reference, service, trouble });
  if (trouble === '408') await silence(signal);
  const { number } = made;
  return Response.json(
    { awbNumber: number, awbCost: 19, parcels: [{ position: 1, awbNumber: `${number}001` }] },
    { status: 201 },
  );
}

async function about(playing: Playing, path: string, method: string): Promise<Response> {
  const last = decodeURIComponent(path.split('/')[4] ?? path.split('/').at(-1) ?? '');
  const by =
    path.startsWith('/api/client/awb/') && !path.endsWith('/status') ? 'reference' : 'number';
  const name =
    path.startsWith('/api/awb/download/') || path.startsWith('/api/client/awb/')
      ? last
      : (path.split('/').at(-1) ?? '');
  const known = await sandboxShipmentBy(playing.knex, carrier, by, name);
  if (!known) return Response.json({ error: { code: 404 } }, { status: 404 });
  if (path.startsWith('/api/awb/download/'))
    return new Response(await sandboxLabel('SAMEDAY', known));
  if (method === 'DELETE') return remove(playing, known);
  if (by === 'reference') return Response.json({ awbNumber: known.number });
  return Response.json({ expeditionHistory: historyOf(known, playing.now()) });
}

async function remove(playing: Playing, known: SandboxShipment): Promise<Response> {
  if (sandboxHistory(known, playing.now()).length > 2) return new Response('', { status: 400 });
  await cancelSandboxShipment(playing, known.id);
  return new Response(null, { status: 204 });
}

const historyOf = (known: SandboxShipment, now: Date) =>
  sandboxHistory(known, now).map(([step, at]) => ({
    statusId: steps[step][0],
    statusLabel: steps[step][1],
    statusDate: at.toISOString(),
  }));

const lockers = () => ({
  pages: 1,
  data: sandboxPoints('ro', 'box').map(({ id, name, street, city, zip }) => ({
    lockerId: Number(id),
    name,
    address: street,
    city,
    postalCode: zip,
  })),
});
