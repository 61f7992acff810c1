import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { useBenchAct, type Bench } from './bench.ts';

interface RepairTimerProps {
  readonly id: number;
  readonly timer: Bench['timer'];
}

/** The time that technicians work on a repair; one person's runs on one repair at a time. */
export function RepairTimer({ id, timer }: RepairTimerProps) {
  const t = usePhrases('repairBench');
  const start = useBenchAct(id, {
    send: async () => {
      const input = { params: { id }, body: {} };
      const { bench, stopped } = await client.post('admin-repair-timer-start', input);
      if (stopped !== null) notify('info', t('stoppedElsewhere', { number: stopped }));
      return bench;
    },
  });
  const stop = useBenchAct(id, {
    send: () => client.post('admin-repair-timer-stop', { params: { id }, body: {} }),
  });
  const { canStart, isMine, people, elsewhere } = timer;
  if (!canStart && people.length === 0) return null;
  return (
    <section>
      <h2>{t('time')}</h2>
      {people.length > 0 && <Worked people={people} />}
      {isMine && (
        <Button busy={stop.isPending} onClick={() => stop.mutate()}>
          {t('stop')}
        </Button>
      )}
      {canStart && !isMine && (
        <>
          {elsewhere !== null && (
            <p className="soft">{t('runsElsewhere', { number: elsewhere.number })}</p>
          )}
          <Button busy={start.isPending} onClick={() => start.mutate()}>
            {t('start')}
          </Button>
        </>
      )}
    </section>
  );
}

function Worked({ people }: Pick<Bench['timer'], 'people'>) {
  const t = usePhrases('repairBench');
  const moment = useMoment();
  return (
    <dl className="repair-facts">
      {people.map(({ name, minutes, since }, at) => (
        <div key={`${name} ${String(at)}`}>
          <dt>{name}</dt>
          <dd>
            <strong>{t('minutes', { minutes })}</strong>
            {since !== null && <span>{t('runsSince', { moment: moment(since) })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
