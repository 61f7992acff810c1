import { usePhrases } from '../../i18n/use-phrases.ts';
import type { PickRound } from './picking.ts';

/** Each crate with its number, colour and what is left for it. */
export function PickProgress({ round }: { readonly round: PickRound }) {
  const t = usePhrases('picking');
  return (
    <ul className="pick-crates" aria-label={t('cratesOfWalk')}>
      {round.picks.map(({ id, slot, crates, orderNumber, status }) => {
        const lines = round.lines.filter(({ pickId }) => pickId === id);
        const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        const picked = lines.reduce((sum, line) => sum + line.picked, 0);
        return (
          <li key={id} className={`pick-crate slot-${String(slot)}`}>
            <strong>{slot}</strong>
            <span>{crates.join(', ') || t('noCrate')}</span>
            <span className="soft">{orderNumber}</span>
            <span>
              {status === 'cancelled' ? t('cancelled') : t('ofWanted', { picked, wanted })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
