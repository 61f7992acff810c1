import { useQuery } from '@tanstack/react-query';
import { markets } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { doorSentence } from './door-sentence.ts';
import { statesQuery } from './stores-query.ts';

/** Whether a store is open now and until when, by the server's clock. */
export function Door({ slug }: { readonly slug: string }) {
  const t = useText('stores');
  const { client, market, language } = useShop();
  const { data } = useQuery(statesQuery(client));
  const state = data?.states.find((each) => each.slug === slug);
  // The place is kept, so that nothing moves when the answer comes.
  if (data === undefined || state === undefined) return <p className="store-door" />;
  const { timeZone } = markets[market];
  const { key, ...values } = doorSentence(state, data.now, { timeZone, language });
  return (
    <p className={state.isOpen ? 'store-door store-open' : 'store-door'}>
      <Icon name={state.isOpen ? 'check' : 'clock'} size={18} />
      {t(key, values)}
    </p>
  );
}
