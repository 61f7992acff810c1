import {
  findXml,
  readXml,
  textOf,
  writeXml,
  type XmlElement,
  type XmlTree,
} from '#core/carriers/xml.ts';
import { offsetAt } from '#core/shared/local-time.ts';
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
import { sandboxLabel, sandboxZpl } from './sandbox-label.ts';

const carrier = 'packeta';
const codes = { announced: 1, in_transit: 2, ready: 5, delivered: 7, back: 10, lost: 999 } as const;

const ok = (result: XmlTree | string): Response => answer({ response: { status: 'ok', result } });
const answer = (tree: XmlTree): Response =>
  new Response(`<?xml version="1.0" encoding="utf-8"?>${writeXml(tree)}`);
const fault = (name: string, field?: string): Response =>
  answer({
    response: {
      status: 'fault',
      fault: name,
      string: name,
      ...(field !== undefined && {
        detail: { attributes: { fault: { name: field, fault: 'is not valid' } } },
      }),
    },
  });

/** Packeta's server, played: what the real client asks, answered in the real one's documents. */
export function playPacketa(playing: Playing, country: 'cz' | 'ro'): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('/v5/')) {
      return Response.json(sandboxPoints(country, url.includes('/box.json') ? 'box' : 'branch'));
    }
    const call = readXml(typeof init?.body === 'string' ? init.body : '');
    if (!call) return fault('XmlFault');
    if (call.name === 'createPacket' || call.name === 'packetAttributesValid') {
      return create(playing, call, init?.signal);
    }
    if (call.name === 'createShipment')
      return ok({ id: 1, barcode: `D-${textOf(call, 'packetIds', 'id')}` });
    const id = textOf(call, 'packetId');
    const known = await sandboxShipmentBy(playing.knex, carrier, 'id', Number(id) - 1_000_000_000);
    return known ? about(playing, call.name, known) : fault('PacketIdFault');
  };
}

async function create(
  playing: Playing,
  call: XmlElement,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const attributes = findXml(call, 'packetAttributes') ?? null;
  const of = (name: string) => textOf(attributes, name);
  const service = of('street') === '' ? 'point' : 'home';
  const trouble = troubleOf(`${of('street')} ${of('houseNumber')}`);
  if (isBroken(of('number'), trouble)) return new Response('', { status: 503 });
  if (trouble === '404') return fault('PacketAttributesFault', 'houseNumber');
  if (of('addressId') === '') return fault('PacketAttributesFault', 'addressId');
  if (of('phone') === '') return fault('PacketAttributesFault', 'phone');
  if (Number(of('weight')) > 30) return fault('PacketAttributesFault', 'weight');
  if (call.name === 'packetAttributesValid') return ok('');
  const made = await openSandboxShipment(playing, {
    carrier,
    reference: of('number'),
    service,
    trouble,
  });
  if (trouble === '408') await silence(signal);
  return ok({ id: String(1_000_000_000 + made.id), barcode: made.number });
}

async function about(playing: Playing, call: string, known: SandboxShipment): Promise<Response> {
  switch (call) {
    case 'packetLabelPdf':
      return ok(Buffer.from(await sandboxLabel('PACKETA', known)).toString('base64'));
    case 'packetLabelZpl':
      return ok(sandboxZpl('PACKETA', known));
    case 'cancelPacket':
      if (sandboxHistory(known, playing.now()).length > 2) return fault('CancelNotAllowedFault');
      await cancelSandboxShipment(playing, known.id);
      return ok('');
    case 'packetTracking':
      return tracking(known, playing.now());
    default:
      return fault('UnknownMethodFault');
  }
}

/** Times of Prague, as the real one has them. */
const local = (at: Date): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), 'Europe/Prague')).toISOString().slice(0, 19);

function tracking(known: SandboxShipment, now: Date): Response {
  const records = sandboxHistory(known, now).map(([step, at]) =>
    writeXml({ record: { dateTime: local(at), statusCode: codes[step], codeText: step } }),
  );
  const result = `<result>${records.join('')}</result>`;
  return new Response(`<response><status>ok</status>${result}</response>`);
}
