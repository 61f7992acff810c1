import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { StatusDot } from '../../ui/states.tsx';
import { toneOf, useMoney } from './repair-words.ts';
import type { Repair } from './repairs.ts';

type Happened = Repair['history'][number];

/** What became of the repair, newest first: who, when and why. */
export function RepairHistory({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const moment = useMoment();
  const say = useHappened();
  return (
    <section>
      <h2>{t('history')}</h2>
      <ol className="repair-history">
        {repair.history.toReversed().map((event, place) => {
          const { title, reason } = say(event);
          return (
            // Two of one moment differ by their place alone.
            <li key={`${event.at} ${String(repair.history.length - place)}`}>
              {event.from === event.to ? (
                <strong>{title}</strong>
              ) : (
                <StatusDot tone={toneOf[event.to]}>{title}</StatusDot>
              )}
              <span className="soft">
                {moment(event.at)}, {event.by === '' ? t(`by_${event.actor}`) : event.by}
              </span>
              {reason !== '' && <span className="repair-why">{reason}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const places = ['customer', 'parcel', 'buyback', 'shop'] as const;
const secrets = ['serial', 'unlock_code'] as const;
const payments = ['cash', 'card'] as const;

/** What the API writes down as a code is said in words; the rest stands as it was typed. */
function useHappened(): (event: Happened) => { readonly title: string; readonly reason: string } {
  const t = usePhrases('repairs');
  const message = usePhrases('repairBench')('happenedMessage');
  const money = useMoney();
  return ({ from, to, reason }) => {
    const [, code = '', rest = ''] = /^([a-z_]+)(?:: ?| |$)(.*)$/su.exec(reason) ?? [];
    if (from !== to) {
      const place = to === 'handed_out' && places.find((one) => one === code);
      const why = place
        ? [t(`to_${place}`), rest].filter((part) => part !== '').join(': ')
        : reason;
      return { title: t(`status_${to}`), reason: why };
    }
    const payment = payments.find((one) => one === code);
    if (payment && /^\d+$/.test(rest)) {
      return { title: t(`happened_paid_${payment}`), reason: money(Number(rest)) };
    }
    if (code === 'message') return { title: message, reason: rest };
    const secret = secrets.find((one) => one === code);
    if (secret) return { title: t(`happened_${secret}`), reason: rest };
    return { title: t('happened_note'), reason };
  };
}
