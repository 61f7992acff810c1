import { defineModule } from '../platform/modules/define-module.ts';
import { invoiceRoutes } from './invoice-routes.ts';

export const purchasing = defineModule({ routes: invoiceRoutes });
