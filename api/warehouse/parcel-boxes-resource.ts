import { parcelBoxes } from '#core/warehouse/parcel-box-resource.ts';
import { words as cs } from '#core/phrases/cs/resources/parcel-boxes.ts';
import { words as ro } from '#core/phrases/ro/resources/parcel-boxes.ts';
import { serve } from '../platform/resources/serve.ts';

export const servedParcelBoxes = serve(parcelBoxes, {
  said: { cs, ro },
  order: ['code'],
  // A box that carries no more than it weighs carries nothing.
  guarded: { parcel_boxes_weight_range: 'mostGrams' },
});
