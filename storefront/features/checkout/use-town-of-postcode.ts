import { useEffect, type RefObject } from 'react';
import { parsePostcode } from '#core/identity/postcode.ts';
import { fillForm } from '../../lib/fill-form.ts';
import { useShop } from '../../lib/shop.tsx';
import { altName } from './details-fields.ts';

/** Names of the postcode and the town of each address of the form. */
const pairs = new Map([
  ['postcode', 'city'],
  [altName('postcode'), altName('city')],
]);

/**
 * Writes the town beside a postcode that was typed, where a pick-up place of that very postcode says it and nothing stands
 * there yet. Only digits are sent, and what does not answer is no trouble: the town is typed by hand then.
 */
export function useTownOfPostcode(form: RefObject<HTMLFormElement | null>): void {
  const { client, market } = useShop();
  useEffect(() => {
    const typing = form.current;
    if (!typing) return undefined;
    const look = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const town = pairs.get(target.name);
      const typed = parsePostcode(target.value, market);
      if (town === undefined || !typed.ok) return;
      const query = { q: typed.value, limit: 10 };
      const { places } = await client.get('cart-delivery-places', { query });
      const known = places.find(({ postcode }) => {
        const parsed = parsePostcode(postcode, market);
        return parsed.ok && parsed.value === typed.value;
      });
      if (known) fillForm(typing, { [town]: known.city }, false);
    };
    const follow = (event: Event) => void look(event).catch(() => undefined);
    typing.addEventListener('change', follow);
    return () => typing.removeEventListener('change', follow);
  }, [form, client, market]);
}
