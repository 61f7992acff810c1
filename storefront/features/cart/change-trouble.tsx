import { Notice } from '../../ui/notice.tsx';
import { useCartPage } from './cart-context.ts';

/** Why the last change at this place was not made. */
export function ChangeTrouble({ place }: { readonly place: string }) {
  const { trouble } = useCartPage();
  if (trouble?.place !== place) return null;
  return (
    <Notice type="error">
      <p>{trouble.message}</p>
    </Notice>
  );
}
