import type { Samples } from './sample.ts';

/** A valid query or body of the calls of the warehouse. */
export const warehouseSamples: Samples = {
  'pick-queue': { query: { placeId: 1 } },
  'control-room': { query: { placeId: 1 } },
  'pick-round-start': { body: { placeId: 1, stationId: 1, crates: 1, pickId: 1 } },
  'pick-scan': {
    params: { id: 1 },
    body: {
      operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e11',
      text: 'B-1',
      also: ['B-2'],
      stationId: 1,
    },
  },
  'warehouse-task-list': { query: { state: 'open', of: 'mine', kind: 'damaged' } },
  'warehouse-task-add': {
    body: {
      kind: 'damaged',
      note: 'x',
      dueAt: '2026-11-25T10:00:00.000Z',
      forRole: 'picker',
      assignedId: 1,
      product: 'x',
    },
  },
  'warehouse-task-close': {
    params: { id: 1 },
    body: { version: 1, to: 'done', note: 'x', scanned: 'x' },
  },
  'warehouse-task-put-back': { params: { id: 1 }, body: { crate: 'B-1', bin: 'L-1' } },
  'warehouse-task-grade': {
    params: { id: 1 },
    body: {
      operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e18',
      text: '4006381333931',
      to: 'sell',
      grade: 'B',
      bin: 'L-1',
      price: 100,
      quantity: 1,
      note: 'x',
    },
  },
  'warehouse-task-count': { params: { id: 1 }, body: { counted: 1, note: 'x' } },
  'pack-scan': {
    body: {
      operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e12',
      text: 'B-1',
      also: ['B-2'],
      stationId: 1,
    },
  },
  'pack-finish': {
    params: { id: 1 },
    body: { weightGrams: 500, boxId: 1, reason: 'x', approval: 'x' },
  },
  'purchase-order-save': {
    body: {
      id: 1,
      version: 1,
      supplier: 'x',
      note: 'x',
      lines: [{ code: '4006381333931', expected: 1, price: 1 }],
    },
  },
  'purchase-order-move': { params: { id: 1 }, body: { version: 1, to: 'ordered' } },
  'supplier-invoice-list': { query: { state: 'open' } },
  'supplier-invoice-upload': {
    body: {
      supplier: 'x',
      number: 'FV-1',
      issuedOn: '2026-11-25',
      total: '100,00',
      currency: 'EUR',
      columns: 'ean,none,quantity,price',
    },
  },
  'supplier-invoice-columns-preview': {
    body: { supplier: 'x', columns: 'ean,none,quantity,price' },
  },
  'supplier-invoice-match': {
    params: { id: 1, lineId: 1 },
    body: { version: 1, code: '4006381333931' },
  },
  'supplier-invoice-rate': {
    params: { id: 1 },
    body: { version: 1, rate: '24,315', isConfirmed: false },
  },
  'supplier-invoice-decide': {
    params: { id: 1, lineId: 1 },
    body: { version: 1, decision: 'accepted', reason: 'x' },
  },
  'supplier-invoice-finish': { params: { id: 1 }, body: { version: 1 } },
  'supplier-invoice-discard': { params: { id: 1 }, body: { version: 1 } },
  'delivery-list': { query: { state: 'open' } },
  'delivery-open': { body: { orderId: 1, supplier: 'x', noteNumber: 'x' } },
  'delivery-scan': {
    params: { id: 1 },
    body: { operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e13', text: 'x', stationId: 1 },
  },
  'delivery-close': { params: { id: 1 }, body: { version: 1, note: 'x' } },
  'put-away-scan': {
    body: { operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e14', text: 'x', stationId: 1 },
  },
  'hand-over': { query: { carrier: 'gls', placeId: 1 } },
  'hand-over-scan': {
    body: {
      operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e17',
      text: 'P-1',
      stationId: 1,
      carrier: 'gls',
      placeId: 1,
    },
  },
  'manifest-close': { params: { id: 1 }, body: { withoutMissing: true, reference: 'D-1' } },
  'manifest-file': { params: { id: 1 } },
  'goods-return-scan': {
    body: { operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e16', text: 'x', stationId: 1 },
  },
  'shipment-of-parcel': { params: { id: 1 } },
  'shipment-again': { params: { id: 1 }, body: { carrier: 'gls' } },
  'shipment-replace': { params: { id: 1 }, body: { carrier: 'gls' } },
  'shipment-by-hand': { params: { id: 1 }, body: { number: 'Z4000000001', isOwn: false } },
  'shipment-label': { params: { id: 1 } },
  'parcel-papers': { params: { id: 1 } },
  'delivery-note': { params: { id: 1 } },
  'paper-print': { body: { kind: 'delivery_note', subjectId: 1, stationId: 1, copies: 0 } },
  'paper-take': { body: { kind: 'delivery_note', subjectId: 1, copies: 0 } },
  'paper-told': { body: { kind: 'delivery_note', subjectId: 1, isPrinted: true } },
  'stocktake-start': { body: { name: 'x', zone: 'A', most: 1 } },
  'stocktake-scan': {
    params: { id: 1 },
    body: { operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e15', text: 'x', stationId: 1 },
  },
  'stocktake-book': { params: { id: 1 }, body: { binId: 1, reason: 'x' } },
  'short-pick-decide': { params: { id: 1 }, body: { to: 'split' } },
  'short-pick-rest': { params: { id: 1 } },
  'short-pick-replacements': { params: { id: 1 } },
  'short-pick-replace': { params: { id: 1 }, body: { pickLineId: 1, productId: 1 } },
  replacement: { params: { code: 'nahodny-kod-nabidky-aa' } },
  'replacement-answer': {
    params: { code: 'nahodny-kod-nabidky-aa' },
    body: { decision: 'accept' },
  },
  'pick-take-over': { params: { id: 1 }, body: { reason: 'x' } },
  'warehouse-location': { query: { code: 'L-A-01' } },
  'warehouse-products': { query: { term: '4006381333931' } },
  'warehouse-movements': { query: { locationId: '1', productId: '1' } },
  'warehouse-move': {
    body: {
      productId: 1,
      from: 'L-A-01',
      to: 'L-A-02',
      quantity: 1,
      seen: 2,
      operationId: '2b1e7a9c-5f0d-4d55-8a30-52d0a1f4c001',
    },
  },
  'warehouse-empty': { body: { location: 'L-A-01', seen: 0 } },
};
