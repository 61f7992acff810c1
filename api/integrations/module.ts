import { defineModule } from '../platform/modules/define-module.ts';
import { apiKeyRoutes } from './api-key-routes.ts';

/** What a merchant's other programs need of the shop. */
export const integrations = defineModule({ routes: apiKeyRoutes });
