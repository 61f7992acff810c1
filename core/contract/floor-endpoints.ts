import { packingEndpoints } from './packing.ts';
import { parcelPhotoEndpoints } from './parcel-photos.ts';
import { shipmentEndpoints } from './shipments.ts';
import { paperEndpoints } from './papers.ts';
import { handOverEndpoints } from './hand-over.ts';
import { controlRoomEndpoints } from './control-room.ts';
import { replacementEndpoints } from './replacements.ts';
import { pickingEndpoints } from './picking.ts';
import { warehouseTaskEndpoints } from './warehouse-tasks.ts';
import { receivingEndpoints } from './receiving.ts';
import { goodsReturnEndpoints } from './goods-returns.ts';
import { stocktakeEndpoints } from './stocktakes.ts';
import { purchaseOrderEndpoints } from './purchase-orders.ts';
import { supplierInvoiceEndpoints } from './supplier-invoices.ts';
import { transferEndpoints } from './transfers.ts';
import { warehouseLabelEndpoints } from './warehouse-labels.ts';

/** Calls of the warehouse's floor; said part by part, as `Endpoints` is. */
export type FloorEndpoints = typeof packingEndpoints &
  typeof replacementEndpoints &
  typeof parcelPhotoEndpoints &
  typeof shipmentEndpoints &
  typeof handOverEndpoints &
  typeof paperEndpoints &
  typeof controlRoomEndpoints &
  typeof pickingEndpoints &
  typeof warehouseTaskEndpoints &
  typeof receivingEndpoints &
  typeof goodsReturnEndpoints &
  typeof stocktakeEndpoints &
  typeof purchaseOrderEndpoints &
  typeof supplierInvoiceEndpoints &
  typeof transferEndpoints &
  typeof warehouseLabelEndpoints;

export const floorEndpoints: FloorEndpoints = {
  ...packingEndpoints,
  ...replacementEndpoints,
  ...parcelPhotoEndpoints,
  ...shipmentEndpoints,
  ...handOverEndpoints,
  ...paperEndpoints,
  ...controlRoomEndpoints,
  ...pickingEndpoints,
  ...warehouseTaskEndpoints,
  ...receivingEndpoints,
  ...goodsReturnEndpoints,
  ...stocktakeEndpoints,
  ...purchaseOrderEndpoints,
  ...supplierInvoiceEndpoints,
  ...transferEndpoints,
  ...warehouseLabelEndpoints,
};
