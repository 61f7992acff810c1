import { suppliers } from '#core/purchasing/supplier-resource.ts';
import { words as cs } from '#core/phrases/cs/resources/suppliers.ts';
import { words as ro } from '#core/phrases/ro/resources/suppliers.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { serve } from '../platform/resources/serve.ts';

export const suppliersModule = defineModule({
  resources: [serve(suppliers, { said: { cs, ro }, order: ['name'] })],
});
