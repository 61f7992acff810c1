import { defineModule } from '../platform/modules/define-module.ts';
import { deviceFollowUps } from './device-follow-ups.ts';
import { deviceResources } from './device-resources.ts';

export const devices = defineModule({
  resources: deviceResources,
  followUps: deviceFollowUps,
});
