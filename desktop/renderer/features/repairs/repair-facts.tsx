import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { needsLongerConsent } from '#core/service/claim-term.ts';
import { isClosedRepair } from '#core/service/repair-status.ts';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { dayText } from '../../lib/moment-text.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { afterOwnSteps } from './own-steps.ts';
import { keepCurrent, peopleQuery, tellFailure, type Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';
import { useTyped } from './use-typed.ts';

const factsOf = ({ fault, look, accessories, technician, promisedOn }: Repair) => ({
  fault,
  look,
  accessories,
  technicianId: technician === null ? '' : String(technician.id),
  promisedOn: promisedOn ?? '',
  longerConsent: '',
  serial: '',
  unlockCode: '',
});
type Facts = ReturnType<typeof factsOf>;

/** The call takes one line; where somebody broke it, a space stands. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

function useFacts(repair: Repair) {
  const t = usePhrases('repairs');
  const { id } = repair;
  const typed = useTyped(factsOf(repair), repair.version);
  const version = afterOwnSteps(id, typed.version);
  const save = useRepairAct(id, {
    version,
    send: ({ technicianId, promisedOn, fault, ...rest }: Facts) =>
      client.patch('admin-repair-change', {
        params: { id },
        body: {
          ...rest,
          version,
          fault: oneLine(fault),
          technicianId: technicianId === '' ? null : Number(technicianId),
          promisedOn: promisedOn === '' ? null : promisedOn,
        },
      }),
    done: () => t('saved'),
    onDone: typed.drop,
    onFailed: (error) => {
      const current = keepCurrent(error);
      if (current) typed.goOnFrom(current.version);
      else if (failureOf(error).kind !== 'fields') tellFailure(id, error);
    },
  });
  const errors = save.isError ? failureOf(save.error).fields : {};
  const field = (name: keyof Facts) => ({
    value: typed.values[name],
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      typed.type({ [name]: target.value }),
  });
  return { typed, save, field };
}

interface LongerConsentProps {
  readonly repair: Repair;
  /** The promised day as it is typed; empty for none. */
  readonly wanted: string;
  readonly field: ReturnType<ReturnType<typeof useFacts>['field']>;
}

/** How a customer agreed to a claim that takes longer than the law gives; asked for where it does. */
function LongerConsent({ repair, wanted, field }: LongerConsentProps) {
  const t = usePhrases('repairs');
  const { claimEndsOn, promisedOn: before } = repair;
  if (claimEndsOn === null || wanted === '') return null;
  if (!needsLongerConsent({ before, wanted, legalEnd: claimEndsOn })) return null;
  return (
    <TextField
      label={t('longerConsent')}
      help={t('longerConsentHelp', { day: dayText(claimEndsOn) })}
      maxLength={200}
      {...field}
    />
  );
}

/** Whose work it is, until when, and how the device looks. */
export function RepairFacts({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const people = useQuery(peopleQuery);
  const { typed, save, field } = useFacts(repair);
  const { serialEnd, hasUnlockCode, technician, status } = repair;
  const known = people.data ?? (technician ? [technician] : []);
  const longer = { repair, wanted: typed.values.promisedOn, field: field('longerConsent') };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(typed.values);
  };
  return (
    <section>
      <h2>{t('facts')}</h2>
      <form className="repair-form" noValidate onSubmit={submit}>
        <fieldset disabled={isClosedRepair(status)}>
          <div className="repair-pair">
            <SelectField label={t('technician')} {...field('technicianId')}>
              <option value="">{t('nobody')}</option>
              {known.map(({ id, name }) => (
                <option key={id} value={String(id)}>
                  {name}
                </option>
              ))}
            </SelectField>
            <DateField label={t('promised')} {...field('promisedOn')} />
          </div>
          <LongerConsent {...longer} />
          <TextAreaField label={t('fault')} rows={2} maxLength={1000} {...field('fault')} />
          <TextAreaField label={t('appearance')} rows={2} maxLength={1000} {...field('look')} />
          <TextField label={t('accessories')} maxLength={300} {...field('accessories')} />
          <TextField
            label={t('serial')}
            help={serialEnd === null ? undefined : t('serialKnown', { end: serialEnd })}
            maxLength={40}
            autoComplete="off"
            {...field('serial')}
          />
          <TextField
            label={t('unlockCode')}
            help={hasUnlockCode ? t('unlockKnown') : undefined}
            maxLength={40}
            autoComplete="off"
            {...field('unlockCode')}
          />
        </fieldset>
        {typed.isDirty && (
          <p className="repair-acts">
            <Button kind="primary" type="submit" busy={save.isPending}>
              {t('save')}
            </Button>
            <Button onClick={typed.drop}>{t('discard')}</Button>
          </p>
        )}
      </form>
      <UnsavedDialog isDirty={typed.isDirty} />
    </section>
  );
}
