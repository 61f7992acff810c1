import { client } from '../client.ts';
import type { QueuedScan } from './scan-queue.ts';

/**
 * Sends a scan whose screen is not open any more, with the operation id that it was made with: the server answers one
 * that it has counted as before, counts one that never arrived, and refuses what is over (T-WH-2, T-WH-8).
 */
export async function resendScan({ operationId, text, also, target }: QueuedScan): Promise<void> {
  const [kind, number] = target.split(':');
  const params = { id: Number(number ?? 0) };
  const body = { operationId, text, stationId: null };
  switch (kind) {
    case 'pick': {
      const { stationId: _, ...scan } = body;
      await client.post('pick-scan', { params, body: { ...scan, also: [...also] } });
      break;
    }
    case 'pack':
      await client.post('pack-scan', { body: { ...body, also: [...also] } });
      break;
    case 'delivery':
      await client.post('delivery-scan', { params, body });
      break;
    case 'transfer':
      await client.post('transfer-scan', { params, body });
      break;
    case 'stocktake':
      await client.post('stocktake-scan', { params, body });
      break;
    case 'put-away':
      await client.post('put-away-scan', { body });
      break;
    case 'goods-return':
      await client.post('goods-return-scan', { body });
      break;
    case 'hand-over':
      await client.post('hand-over-scan', { body: { ...body, carrier: null } });
      break;
    default:
  }
}
