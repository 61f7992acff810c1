import type { QueryClient } from '@tanstack/react-query';
import type { SelectionEffect, SelectionEvent } from '#core/buyback/selection-state.ts';
import type { Client } from '#core/contract/client.ts';

export type LoadEffect = Extract<SelectionEffect, { readonly requestId: number }>;

/** Makes the call that an effect of the state machine asks for and answers with its event. */
export async function loadStep(
  client: Client,
  queryClient: QueryClient,
  effect: LoadEffect,
): Promise<SelectionEvent> {
  const { requestId } = effect;
  switch (effect.type) {
    case 'load_manufacturers': {
      const query = { productType: effect.productType };
      const reply = await queryClient.query({
        queryKey: ['buyback', 'manufacturers', query],
        queryFn: ({ signal }) => client.get('buyback-manufacturer-choices', { query }, { signal }),
      });
      return { type: 'manufacturers_arrived', requestId, ...reply };
    }
    case 'load_models': {
      const { productType, productManufacturer } = effect;
      const query = { productType, productManufacturer };
      const reply = await queryClient.query({
        queryKey: ['buyback', 'models', query],
        queryFn: ({ signal }) => client.get('buyback-model-choices', { query }, { signal }),
      });
      return { type: 'models_arrived', requestId, ...reply };
    }
    case 'load_colors': {
      const query = { productModel: effect.productModel };
      const reply = await queryClient.query({
        queryKey: ['buyback', 'colors', query],
        queryFn: ({ signal }) => client.get('buyback-color-choices', { query }, { signal }),
      });
      return { type: 'colors_arrived', requestId, ...reply };
    }
    case 'load_appraisal': {
      const query = { productColor: effect.productColor };
      const reply = await queryClient.query({
        queryKey: ['buyback', 'appraisal', query],
        queryFn: ({ signal }) => client.get('buyback-appraisal-form-data', { query }, { signal }),
        // A price must be today's, however short ago it was asked for.
        staleTime: 0,
      });
      return { type: 'appraisal_arrived', requestId, ...reply };
    }
  }
}
