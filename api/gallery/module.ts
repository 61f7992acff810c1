import { defineModule } from '../platform/modules/define-module.ts';
import { filesetFollowUps } from './fileset-follow-ups.ts';
import { galleryRoutes } from './gallery-routes.ts';

export const gallery = defineModule({
  routes: galleryRoutes,
  followUps: filesetFollowUps,
});
