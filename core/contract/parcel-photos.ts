import { z } from 'zod';
import { mostPictureBytes } from '../files/image-limits.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const work = { permission: 'warehouse.work' } as const;
const params = z.object({ id });

const photo = z.object({
  id: z.int(),
  width: z.int(),
  height: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
});

export const parcelPhotoEndpoints = {
  'parcel-photos': {
    method: 'GET',
    path: 'warehouse/parcels/{id}/photos/',
    access: work,
    params,
    reply: z.object({ photos: z.array(photo) }),
    status: 200,
    summary: 'Photos of what is in a parcel, for whoever packed it and for supervisors',
  },
  'parcel-photo-add': {
    method: 'POST',
    path: 'warehouse/parcels/{id}/photos/',
    access: work,
    params,
    upload: { mostBytes: mostPictureBytes },
    reply: photo,
    status: 201,
    summary: 'Adds a photo of what is in a parcel',
  },
  'parcel-photo': {
    method: 'GET',
    path: 'warehouse/parcels/{id}/photos/{photo_id}/',
    access: work,
    params: params.extend({ photoId: id }),
    download: true,
    status: 200,
    summary: 'A photo of a parcel, for the staff alone',
  },
} as const satisfies Record<string, Endpoint>;
