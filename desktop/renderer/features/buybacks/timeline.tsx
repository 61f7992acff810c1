import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { StatusDot } from '../../ui/states.tsx';
import type { DeskFile } from './desk-file.ts';
import { toneOf, useStatusName } from './use-status-name.ts';

const outcomes = ['accepted', 'raised', 'kept', 'counter_offer', 'rejected', 'edited'] as const;

/** What became of the buy-back, newest first: who, when and why. */
export function Timeline({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const statusName = useStatusName();
  const moment = useMoment();
  const who = ({ isStaff, actor }: DeskFile['history'][number]) => {
    if (isStaff) return actor;
    return actor === 'customer' ? t('actor_customer') : t('actor_system');
  };
  const why = (reason: string) => {
    // The outcome of an inspection and a correction are recorded as a code, everything else as it was typed.
    const outcome = outcomes.find((one) => one === reason);
    return outcome ? t(`reason_${outcome}`) : reason;
  };
  return (
    <section>
      <h3>{t('history')}</h3>
      <ol className="buyback-history">
        {file.history.toReversed().map((event) => (
          <li key={`${event.at} ${event.to}`}>
            <StatusDot tone={toneOf[event.to]}>{statusName(event.to)}</StatusDot>
            <span className="soft">
              {moment(event.at)}, {who(event)}
            </span>
            {event.reason !== '' && <span>{why(event.reason)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
