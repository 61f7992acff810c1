import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { cropRoutes } from './crop-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { filesetRoutes } from './fileset-routes.ts';
import { uploadRoutes } from './upload-routes.ts';

/** Everything that staff do with pictures. */
export const galleryRoutes = (deps: Dependencies): BoundRoute[] => [
  ...filesetRoutes(deps),
  ...uploadRoutes(deps),
  ...fileRoutes(deps),
  ...cropRoutes(deps),
];
