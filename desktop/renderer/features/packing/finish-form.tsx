import { useEffect, type RefObject, useState } from 'react';
import { splitWeights } from '#core/warehouse/read-scale.ts';
import { asApiError } from '#ui/api-error.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useScanner, type OnScan } from '../../lib/scanner/use-scanner.ts';
import { askSupervisor } from '../../lib/supervisor.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import {
  deskKey,
  latestKey,
  shortsKey,
  type ClosedParcel,
  type PackAnswer,
  type PackDeskView,
} from './packing.ts';

interface FinishProps {
  /** What came of the last scan: the card `FINISH` asks for the weight, and closes the parcel where it stands there. */
  readonly answer: PackAnswer | null;
  readonly desk: PackDeskView;
  /** What is scanned and no weight. */
  readonly onScan: OnScan;
  /** Of a parcel that is closed. */
  readonly onClosed: (parcel: ClosedParcel) => void;
}

const isWeightOff = (error: unknown): boolean => {
  const body: unknown = asApiError(error)?.body;
  return typeof body === 'object' && body !== null && 'weight_off' in body;
};

/** Closes the parcel; `isOff` once its weight was found to be another than that of its things. */
function useFinish({ desk, onClosed }: Pick<FinishProps, 'desk' | 'onClosed'>) {
  const [isOff, setOff] = useState(false);
  const proposed = desk.boxes.find(({ isProposed }) => isProposed);
  const close = async (typed: Typed, approval: string | null) => {
    const { boxId, reason, weight } = typed;
    const body = {
      weightGrams: Number(weight),
      boxId: boxId === '' ? null : Number(boxId),
      reason,
      approval,
    };
    try {
      return await client.post('pack-finish', { params: { id: desk.id }, body });
    } catch (error) {
      if (isWeightOff(error)) setOff(true);
      throw error;
    }
  };
  const form = useOfficeForm({
    fields: ['boxId', 'weight', 'reason', 'agreed'],
    initial: { boxId: proposed ? String(proposed.id) : '' },
    saysTrouble: true,
    sameField: { weightGrams: 'weight' },
    send: async ({ agreed, boxId, reason, weight }) => {
      const needsOther = isOff && agreed === 'supervisor';
      const subject = `order:${String(desk.orderId)}`;
      const approval = needsOther ? await askSupervisor('weight_mismatch', subject) : null;
      if (needsOther && approval === null) return null;
      return close({ boxId, reason: isOff ? reason : '', weight }, approval);
    },
    onSent: (reply) => {
      if (reply === null) return;
      onClosed(reply.parcel);
      queries.setQueryData(deskKey, { desk: null });
      void queries.invalidateQueries({ queryKey: shortsKey });
      void queries.invalidateQueries({ queryKey: latestKey });
    },
  });
  return { ...form, isOff };
}

/** Two hands do without mouse and Tab: the first scan of `FINISH` leads to the weight, the next one closes the parcel. */
function useFinishCard(form: RefObject<HTMLFormElement | null>, answer: PackAnswer | null): void {
  useEffect(() => {
    if (answer?.outcome !== 'weigh_now') return;
    const weight = form.current?.elements.namedItem('weight');
    if (!(weight instanceof HTMLInputElement)) return;
    if (weight.value === '') weight.focus();
    else form.current?.requestSubmit();
  }, [form, answer]);
}

/** The box and the weight, and where it is another than that of the things: why, or who agrees to it. */
export function FinishForm({ answer, desk, onScan, onClosed }: FinishProps) {
  const t = usePhrases('packing');
  const { fill, form, submit, field, isSending, trouble, isOff } = useFinish({ desk, onClosed });
  useScanner((text, also) => {
    const { reading, rest } = splitWeights([text, ...also]);
    if (reading?.isStable) fill('weight', String(reading.grams));
    const [code, ...others] = rest;
    if (code !== undefined) onScan(code, others);
  });
  useFinishCard(form, answer);
  return (
    <form ref={form} className="pack-finish" noValidate onSubmit={submit}>
      <SelectField label={t('box')} {...field('boxId')}>
        <option value="">{t('otherBox')}</option>
        {desk.boxes.map(({ id, code, isProposed, measures }) => (
          <option key={id} value={id}>
            {t(isProposed ? 'proposedBox' : 'boxOf', {
              code,
              measures: measures.map((side) => side / 10).join(' × '),
            })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('weight')}
        help={
          desk.thingsGrams === null
            ? t('weightUnknown')
            : t('weightOf', { grams: desk.thingsGrams })
        }
        inputMode="numeric"
        {...field('weight')}
      />
      {isOff && (
        <SelectField label={t('whoAgrees')} {...field('agreed')}>
          <option value="">{t('withReason')}</option>
          <option value="supervisor">{t('withSupervisor')}</option>
        </SelectField>
      )}
      {isOff && <TextField label={t('reason')} maxLength={500} {...field('reason')} />}
      {trouble !== undefined && (
        <p className="pick-banner is-wrong" role="alert">
          {trouble}
        </p>
      )}
      <Button type="submit" kind="primary" busy={isSending}>
        {t('finish')}
      </Button>
    </form>
  );
}

interface Typed {
  readonly boxId: string;
  readonly reason: string;
  readonly weight: string;
}
