import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { tillDifference } from '#core/books/day-closing.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/states.tsx';
import { ClosePlace } from './close-place.tsx';
import type { DayPlace } from './day-closing.ts';
import { FigureTable } from './figure-table.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

interface PlaceProps {
  readonly day: string;
  readonly place: DayPlace;
}

/** A day at one store, or on the web. */
export function PlaceOfDay({ day, place }: PlaceProps) {
  const t = usePhrases('dayClosing');
  const moment = useMoment();
  const heading = useId();
  const { closing, figures, reopened } = place;
  const name = place.storeId === null ? t('web') : place.name;
  return (
    <section className="day-place" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p role="status">
        {closing === null && <StatusDot tone="info">{t('open')}</StatusDot>}
        {closing?.changed.length === 0 && <StatusDot tone="success">{t('isClosed')}</StatusDot>}
        {closing !== null && closing.changed.length > 0 && (
          <StatusDot tone="warning">{t('changed')}</StatusDot>
        )}
      </p>
      <FigureTable figures={figures} />
      {closing === null ? (
        <ClosePlace day={day} place={place} name={name} />
      ) : (
        <Closed place={place} closing={closing} name={name} />
      )}
      {reopened.map(({ at, by, closedBy, reason }) => (
        <p key={at} className="soft">
          {t('history', { moment: moment(at), name: by, reason, closer: closedBy })}
        </p>
      ))}
    </section>
  );
}

interface ClosedProps {
  readonly place: DayPlace;
  readonly closing: NonNullable<DayPlace['closing']>;
  readonly name: string;
}

function Closed({ closing, name }: ClosedProps) {
  const t = usePhrases('dayClosing');
  const moment = useMoment();
  const { market } = useConfig();
  const mayReopen = usePermission('money.release');
  const [isReopening, setReopening] = useState(false);
  const save = useSave(closing.id);
  const money = (amount: number) => formatMoney(amount, market);
  const { changed, closedAt, closedBy, countedCash, expectedCash, reason } = closing;
  return (
    <>
      {changed.map(({ line, was, is }) => (
        <p key={line} role="alert">
          {t('isChanged', { line: t(`line_${line}`), was: money(was), is: money(is) })}
        </p>
      ))}
      <dl className="day-till">
        {countedCash !== null && expectedCash !== null && (
          <>
            <Fact name={t('expected')} value={money(expectedCash)} />
            <Fact name={t('counted')} value={money(countedCash)} />
            <Fact
              name={t('difference')}
              value={money(tillDifference({ counted: countedCash, expected: expectedCash }))}
            />
          </>
        )}
        {reason !== '' && <Fact name={t('reason')} value={reason} />}
        <Fact
          name={t('closed')}
          value={t('closedBy', { name: closedBy, moment: moment(closedAt) })}
        />
      </dl>
      <div className="day-acts">
        <Button
          icon="download"
          aria-label={t('printOf', { place: name })}
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('print')}
        </Button>
        {mayReopen && (
          <Button
            kind="quiet"
            aria-label={t('reopenOf', { place: name })}
            onClick={() => setReopening(true)}
          >
            {t('reopen')}
          </Button>
        )}
      </div>
      {isReopening && <ReopenDialog closing={closing} onClose={() => setReopening(false)} />}
    </>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function useSave(id: number) {
  const t = usePhrases('dayClosing');
  return useMutation({
    mutationFn: async () => {
      const { name, contents } = await client.get('admin-day-closing-file', { params: { id } });
      const file = { suggestedName: name, contents: bytesOf(contents) };
      return window.obmena.saveFile({ kind: 'pdf', ...file });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('saved'));
      if (outcome === 'failed') notify('error', t('notSaved'));
    },
  });
}
