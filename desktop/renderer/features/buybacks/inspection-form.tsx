import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { betterDevice, inspect } from '#core/buyback/inspect.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { labelOf } from './answer-table.tsx';
import type { DeskFile } from './desk-file.ts';
import { DeviceNumber, type Inspection } from './device-number.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { findingOf, useInspect } from './use-inspect.ts';

type InspectionFields = UseFormReturn<Inspection>;

/** The inspection beside the customer's own answers; the grade and the price are counted as it goes. */
export function InspectionForm({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const form = useForm<Inspection>({
    defaultValues: { found: file.answers, note: '', number: '', isUnread: false },
  });
  // Every field has its default value.
  const { note, found } = useWatch<Inspection>({ control: form.control }) as Inspection;
  const [isPreviewed, setPreviewed] = useState(false);
  const saving = useInspect(file);
  const decision = inspect(file.appraisal, file.answers, found, betterDevice);
  const outcome = decision.ok ? decision.value.outcome : 'invalid';
  const { isDirty } = form.formState;
  const save = form.handleSubmit((typed) => {
    // What is refused stands at its field, which the preview would cover.
    const onError = () => setPreviewed(false);
    if (!saving.isPending) saving.mutate(findingOf(file, typed), { onError });
  });
  const send = form.handleSubmit(() => {
    if (outcome === 'counter_offer') setPreviewed(true);
    else return save();
  });
  return (
    <form className="buyback-inspection" onSubmit={(event) => void send(event)}>
      <h3>{t('inspection')}</h3>
      <p className="soft">{t('inspectionLead')}</p>
      <DeviceNumber file={file} form={form} error={saving.error} />
      <Questions file={file} form={form} found={found} />
      <TextAreaField label={t('inspectionNote')} maxLength={1000} {...form.register('note')} />
      <Outcome file={file} decision={decision} />
      <div className="buyback-buttons">
        {isDirty && <ResetAnswers file={file} form={form} />}
        <Button
          type="submit"
          kind="primary"
          busy={saving.isPending}
          disabled={outcome === 'invalid'}
        >
          {outcome === 'counter_offer' ? t('saveAndOffer') : t('saveInspection')}
        </Button>
      </div>
      {isPreviewed && decision.ok && decision.value.outcome === 'counter_offer' && (
        <OfferPreview
          file={file}
          decision={decision.value}
          note={note}
          busy={saving.isPending}
          onSend={() => void save()}
          onClose={() => setPreviewed(false)}
        />
      )}
      <UnsavedDialog isDirty={isDirty && !saving.isSuccess} />
    </form>
  );
}

interface ResetAnswersProps {
  readonly file: DeskFile;
  readonly form: InspectionFields;
}

function ResetAnswers({ file, form }: ResetAnswersProps) {
  const t = usePhrases('buybacks');
  return (
    <Button
      kind="quiet"
      icon="undo"
      onClick={() => form.resetField('found', { defaultValue: file.answers })}
    >
      {t('resetAnswers')}
    </Button>
  );
}

interface QuestionsProps {
  readonly file: DeskFile;
  readonly form: InspectionFields;
  readonly found: Inspection['found'];
}

function Questions({ file, form, found }: QuestionsProps) {
  const t = usePhrases('buybacks');
  return (
    <table className="buyback-answers">
      <thead>
        <tr>
          <th scope="col">{t('question')}</th>
          <th scope="col">{t('said')}</th>
          <th scope="col">{t('found')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(file.appraisal.deviceConditions).map(([id, condition]) => {
          const differs = found[id] !== file.answers[id];
          return (
            <tr key={id} data-differs={differs}>
              <th scope="row">{condition.name}</th>
              <td>{labelOf(condition, file.answers[id])}</td>
              <td>
                <select
                  className="field-input"
                  aria-label={`${t('found')}: ${condition.name}`}
                  {...form.register(`found.${id}`)}
                >
                  {condition.choices.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                {differs && <span className="buyback-mark">{t('differs')}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface OutcomeProps {
  readonly file: DeskFile;
  readonly decision: ReturnType<typeof inspect>;
}

/** What saving would lead to, said while one chooses. */
function Outcome({ file, decision }: OutcomeProps) {
  const t = usePhrases('buybacks');
  const { market } = useConfig();
  if (!decision.ok) return <p role="status">{t('outcome_invalid')}</p>;
  const { value } = decision;
  const price = value.outcome === 'rejected' ? 0 : value.price;
  const grade = value.outcome === 'rejected' ? null : value.inspected.grade;
  return (
    <p className="buyback-outcome" role="status" data-outcome={value.outcome}>
      {grade !== null && <strong className="buyback-grade">{grade}</strong>}
      {t(`outcome_${value.outcome}`, {
        price: formatMoney(price, market),
        before: formatMoney(file.offered.price, market),
      })}
    </p>
  );
}
