import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { useClient } from '../../lib/shop.tsx';
import type { CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';
import { optionChange } from './option-change.ts';
import { packageQuery, type Option } from './package-query.ts';

/** Chooses a service to a package, or takes it away; its mark changes at once. */
export function useChooseOption({ id, productSeoName }: CartPackage): (option: Option) => void {
  const t = useText('cart');
  const client = useClient();
  const queryClient = useQueryClient();
  const { change } = useCartPage();
  const { queryKey } = packageQuery(client, id);
  return (option) => {
    const { kind, name, isChosen, code } = option;
    const marked = (each: Option): Option =>
      each.kind === kind ? { ...each, isChosen: !isChosen && each.id === option.id } : each;
    queryClient.setQueryData(
      queryKey,
      (shown) => shown && { ...shown, options: shown.options.map(marked) },
    );
    change({
      place: `package-${String(id)}-${code}`,
      send: () =>
        client.patch('cart-package-product-change', { params: { id }, body: optionChange(option) }),
      said: t(isChosen ? 'removed' : 'added', { name }),
      onDone: () => {
        if (!isChosen) track({ name: 'services', subject: productSeoName });
      },
    });
  };
}
