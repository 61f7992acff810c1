import { useText } from '../../i18n/text.ts';
import type { ListingModel } from '../../lib/listing-address.ts';
import { Notice } from '../notice.tsx';

/** Longer values are cut: the address of a bad link may hold anything. */
const shownLength = 40;

/** Says which parts of an old or foreign link were left out. */
export function DroppedNotice({ model }: { readonly model: ListingModel }) {
  const t = useText('listing');
  const { dropped } = model.reply;
  if (dropped.length === 0) return null;
  const parts = dropped
    .slice(0, 5)
    .map(({ name, value }) => `${name}: ${value}`.slice(0, shownLength))
    .join(', ');
  return (
    <Notice type="info" title={t('droppedTitle')} announced={false}>
      <p>{t('droppedText', { parts })}</p>
    </Notice>
  );
}
