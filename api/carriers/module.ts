import { defineModule } from '../platform/modules/define-module.ts';
import { announceJob, announceLeftJob } from './announce.ts';
import { cancelShipmentJob } from './cancel-shipment.ts';
import { handOverRoutes } from './hand-over/hand-over-routes.ts';
import { tellCarrierJob, tellCarrierLeftJob } from './hand-over/tell-carrier.ts';
import { paperRoutes } from './papers/paper-routes.ts';
import { refreshPointsJob } from './refresh-points.ts';
import { shipmentRoutes } from './shipment-routes.ts';
import { trackShipmentsJob } from './track-shipments.ts';

export const carriers = defineModule({
  routes: (deps) => [...shipmentRoutes(deps), ...handOverRoutes(deps), ...paperRoutes(deps)],
  encrypted: { columns: [{ table: 'shipments', row: 'id', names: ['label'] }] },
  jobs: [
    announceJob,
    announceLeftJob,
    cancelShipmentJob,
    trackShipmentsJob,
    refreshPointsJob,
    tellCarrierJob,
    tellCarrierLeftJob,
  ],
});
