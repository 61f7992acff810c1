import { describe, expect, it } from 'vitest';
import { carriersOf, trackingUrl } from '../deliveries/carriers.ts';
import { glsEvents, glsMoment, glsParcel, glsRefusal, toGlsMoment } from './gls.ts';
import { packetaAttributes, packetaCall, packetaEvents, readPacketaAnswer } from './packeta.ts';
import { refusalOf, streetAndNumber, type ParcelToSend } from './parcel-to-send.ts';
import { samedayAwb, samedayEvents, samedayRefusal, samedayState } from './sameday.ts';
import { readXml, textOf, writeXml } from './xml.ts';

const parcel: ParcelToSend = {
  reference: 'P-100001',
  orderNumber: '1260000001',
  service: 'home',
  point: null,
  firstName: 'Žofie & syn',
  lastName: '<Nová>',
  company: '',
  eMail: 'zofie@posta.example',
  phone: '+420601234567',
  street: 'Dlouhá 5a',
  city: 'Praha',
  district: '',
  postcode: '110 00',
  country: 'CZ',
  weightGrams: 1_250,
  measures: [230, 60, 160],
  cash: 990,
  value: 990,
  exchanges: false,
  currency: 'CZK',
};
const toPoint: ParcelToSend = { ...parcel, service: 'point', point: '10005', cash: 0 };

describe('XML', () => {
  it('reads what it writes, marks and controls included', () => {
    const text = `a < b & "c" 'd' \u0001 ž`;
    expect(textOf(readXml(writeXml({ all: { one: text } })), 'one')).toBe(
      text.replace('\u0001', ' '),
    );
  });

  it.each(['', '<a><b></a>', '<a>', 'text'])('is none: %j', (source) => {
    expect(readXml(source)).toBeNull();
  });

  it('reads CDATA, declarations, attributes and empty elements', () => {
    const read = readXml('<?xml version="1.0"?><a x="1"><!-- c --><b><![CDATA[<p>]]></b><c/></a>');
    expect(read?.children).toEqual([
      { name: 'b', text: '<p>', children: [] },
      { name: 'c', text: '', children: [] },
    ]);
  });
});

describe('Packeta', () => {
  it('is told of a parcel to an address and to a point', () => {
    const call = packetaCall('createPacket', 'secret', {
      packetAttributes: packetaAttributes(parcel, 'obmena'),
    });
    expect(call).toContain('<name>Žofie &amp; syn</name><surname>&lt;Nová&gt;</surname>');
    expect(call).toContain('<addressId>106</addressId><cod>990</cod><value>990</value>');
    expect(call).toContain('<weight>1.250</weight>');
    expect(call).toContain('<street>Dlouhá</street><houseNumber>5 a</houseNumber>');
    const point = packetaAttributes(toPoint, 'obmena');
    expect(point).toMatchObject({ addressId: '10005', cod: null });
    expect(point).not.toHaveProperty('street');
  });

  it('names the field that it refuses, never its value', () => {
    const fault = `<response><status>fault</status><fault>PacketAttributesFault</fault>
      <detail><attributes><fault><name>phone</name><fault>601 is wrong</fault></fault></attributes></detail></response>`;
    expect(readPacketaAnswer(fault)).toEqual({
      outcome: 'refused',
      fault: 'PacketAttributesFault',
      refusal: 'phone',
    });
    const password =
      '<response><status>fault</status><fault>IncorrectApiPasswordFault</fault></response>';
    expect(readPacketaAnswer(password)).toMatchObject({ refusal: 'credentials' });
    expect(readPacketaAnswer('<html></html>')).toEqual({ outcome: 'unreadable' });
  });

  it('tells where a parcel is', () => {
    const body = `<response><status>ok</status><result>
      <record><dateTime>2026-11-24T10:00:00</dateTime><statusCode>5</statusCode></record>
      <record><dateTime>nonsense</dateTime><statusCode>7</statusCode></record>
      <record><dateTime>2026-11-24T09:00:00</dateTime><statusCode>1234</statusCode></record></result></response>`;
    const answer = readPacketaAnswer(body);
    const result = answer.outcome === 'ok' ? answer.result : null;
    if (!result) throw new Error('not read');
    expect(packetaEvents(result, (text) => new Date(`${text}Z`))).toEqual([
      { at: new Date('2026-11-24T10:00:00Z'), code: '5', state: 'ready_for_pickup' },
    ]);
  });
});

describe('GLS', () => {
  const sender = {
    clientNumber: 1,
    name: 'Obměna',
    street: 'Skladová 1',
    city: 'Praha',
    postcode: '190 00',
    country: 'CZ',
    eMail: 'sklad@posta.example',
    phone: '+420222333444',
  };

  it('is told the number of the house apart, and of cash where there is some', () => {
    expect(glsParcel(parcel, sender)).toMatchObject({
      ClientReference: 'P-100001',
      CODAmount: 990,
      CODCurrency: 'CZK',
      DeliveryAddress: {
        Street: 'Dlouhá',
        HouseNumber: '5',
        HouseNumberInfo: 'a',
        ZipCode: '11000',
      },
    });
    expect(glsParcel(toPoint, sender)).toMatchObject({
      ServiceList: [{ Code: 'PSD', PSDParameter: { StringValue: '10005' } }],
    });
    expect(glsParcel(toPoint, sender)).not.toHaveProperty('CODCurrency');
    // Its exchange service, for the old device of a swap.
    expect(glsParcel({ ...parcel, exchanges: true }, sender).ServiceList).toMatchObject([
      { Code: 'FDS' },
      { Code: 'XS' },
    ]);
  });

  it('has moments of its own', () => {
    const at = new Date('2026-11-24T10:00:00Z');
    expect(glsMoment(toGlsMoment(at))).toEqual(at);
    expect(glsMoment('/Date(1774645401000+0100)/')?.getTime()).toBe(1_774_645_401_000);
    expect(glsMoment('yesterday')).toBeNull();
  });

  it('tells where a parcel is, and what was wrong', () => {
    const list = ['51', '1', '55', '5', '23', 'x'].map((StatusCode) => ({
      StatusCode,
      StatusDate: '/Date(0)/',
    }));
    expect(glsEvents(list).map(({ state }) => state)).toEqual([
      ...['announced', 'in_transit', 'ready_for_pickup', 'delivered', 'came_back'],
    ]);
    expect(glsRefusal([{ ErrorCode: 14 }])).toBe('credentials');
    expect(glsRefusal([{ ErrorCode: 2, ErrorDescription: 'ZipCode is invalid' }])).toBe('address');
  });
});

describe('Sameday', () => {
  it('reads nested names in brackets', () => {
    const form = new Map(
      samedayAwb({ ...toPoint, country: 'RO' }, { pickupPoint: 9, service: 15 }),
    );
    expect(form.get('awbRecipient[name]')).toBe('Žofie & syn <Nová>');
    expect(form.get('parcels[0][width]')).toBe('23');
    expect(form.get('lockerLastMile')).toBe('10005');
    expect(form.get('clientInternalReference')).toBe('P-100001');
    expect(form.has('awbRecipient[companyName]')).toBe(false);
  });

  it('finds the field that a form refused', () => {
    const phone = { children: { phoneNumber: { errors: ['x'] }, name: {} } };
    expect(samedayRefusal({ errors: { children: { service: {}, awbRecipient: phone } } })).toBe(
      'phone',
    );
    expect(samedayRefusal('down')).toBe('refused');
  });

  it.each([
    [9, 'Colet livrat', 'delivered'],
    [500, 'Încărcat în easybox', 'ready_for_pickup'],
    [501, 'Returnat la expeditor', 'came_back'],
    [502, 'Colet refuzat', 'returning'],
    [503, 'Nelivrat', 'in_transit'],
    [504, 'Colet pierdut', 'lost'],
    [505, '?', 'in_transit'],
  ] as const)('state %d, %s, is %s', (id, text, state) => {
    expect(samedayState(id, text)).toBe(state);
  });

  it('leaves out messages without a moment', () => {
    const history = [{ statusId: 9, statusLabel: '', statusDate: 'x' }];
    expect(samedayEvents(history)).toEqual([]);
  });
});

it.each([
  ['Dlouhá 5', { street: 'Dlouhá', number: '5', rest: '' }],
  ['Dlouhá 12/34b', { street: 'Dlouhá', number: '12', rest: '/34b' }],
  ['Strada Lungă, 7', { street: 'Strada Lungă', number: '7', rest: '' }],
  ['Calea 13 Septembrie 90', { street: 'Calea 13 Septembrie', number: '90', rest: '' }],
  ['Náměstí', { street: 'Náměstí', number: '', rest: '' }],
])('%s is %o', (line, parts) => {
  expect(streetAndNumber(line)).toEqual(parts);
});

it('knows what fields mean', () => {
  expect(['addressId', 'codAmount', 'ContactEmail', '?'].map(refusalOf)).toEqual([
    ...['point', 'cash', 'mail', 'refused'],
  ]);
});

it('offers Sameday in Romania alone, and pages of every carrier', () => {
  expect(carriersOf('cz')).toEqual(['packeta', 'gls']);
  expect(carriersOf('ro')).toEqual(['packeta', 'gls', 'sameday']);
  expect(trackingUrl('packeta', 'Z 1', 'ro')).toBe('https://tracking.packeta.com/ro/?id=Z%201');
  expect(trackingUrl('other', '1', 'cz')).toBeNull();
});
