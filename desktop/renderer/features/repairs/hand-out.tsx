import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { readPickUpCode } from '#core/reservations/pick-up-code.ts';
import { FieldError } from '#ui/field.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { Button } from '../../ui/button.tsx';
import { handOutDraft, type HandOutDraft } from './hand-out-draft.ts';
import { keepCurrent, rereadRepair, type Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';

const receivers = ['customer', 'parcel', 'buyback'] as const;
type Receiver = (typeof receivers)[number];

function useHandOut({ id, version, sale, bill }: Repair) {
  const t = usePhrases('repairs');
  const draft = handOutDraft(id);
  const [to, setTo] = useState<Receiver>('customer');
  const [typed, setTyped] = useState<HandOutDraft>(draft.kept ?? {});
  const [isMissing, setMissing] = useState(false);
  const { code = '', reason = '' } = typed;
  const act = useRepairAct(id, {
    version,
    send: (sent: { readonly code: string }) =>
      client.post('admin-repair-hand-out', {
        params: { id },
        body: { version, to, reason, code: to === 'customer' ? sent.code : '' },
      }),
    done: () => t('handedOut'),
    onDone: draft.drop,
    onFailed: (error) => {
      playTone('wrong');
      if (keepCurrent(error) === null) void rereadRepair(id);
    },
  });
  const type = (change: HandOutDraft) => {
    setMissing(false);
    setTyped({ ...typed, ...change });
    draft.keep({ ...typed, ...change });
  };
  const isUnpaid = bill !== null && !bill.isPaid;
  const press = (shown: string) => {
    const isProved = to !== 'customer' || shown.trim() !== '' || reason.trim() !== '';
    setMissing(!isProved);
    if (isProved && !act.isPending && !isUnpaid) act.mutate({ code: shown });
  };
  const choices = receivers.filter((one) => one !== 'buyback' || sale !== null);
  return { to, setTo, choices, code, reason, type, press, act, isUnpaid, isMissing };
}

type Typed = ReturnType<typeof useHandOut>;

/** A scanned code hands the device out at once; whoever came by a code finds the keyboard on the button. */
function useScannedCode({ code, type, press }: Typed): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const isScanned = useRef(code !== '');
  useEffect(() => {
    if (isScanned.current) button.current?.focus();
  }, []);
  useScanner((scanned) => {
    if (readPickUpCode(scanned) === null) {
      playTone('wrong');
      return;
    }
    type({ code: scanned });
    press(scanned);
  });
  return button;
}

/** Gives the device to whoever shows its code, to a carrier, or over to the buy-back. */
export function HandOut({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const typed = useHandOut(repair);
  const { to, setTo, choices, code, press, act, isUnpaid } = typed;
  const button = useScannedCode(typed);
  const said = act.isError ? failureOf(act.error) : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(code);
  };
  return (
    <section>
      <h2>{t('handOut')}</h2>
      <form className="repair-form" noValidate onSubmit={submit}>
        <SelectField
          label={t('handOutTo')}
          value={to}
          onChange={({ target }) => setTo(receivers.find((one) => one === target.value) ?? to)}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`to_${one}`)}
            </option>
          ))}
        </SelectField>
        <Proof typed={typed} />
        {said && (
          <FieldError isAlert>{[said.text, ...Object.values(said.fields)].join(' ')}</FieldError>
        )}
        {isUnpaid && <p role="status">{t('payFirst')}</p>}
        <p className="repair-acts">
          <Button
            ref={button}
            kind="primary"
            type="submit"
            busy={act.isPending}
            disabled={isUnpaid}
          >
            {t('handOutNow')}
          </Button>
        </p>
      </form>
    </section>
  );
}

/** The code of whoever fetches it, or how else it is known whose it is; for the others why, where there is a reason. */
function Proof({ typed: { to, code, reason, type, isMissing } }: { readonly typed: Typed }) {
  const t = usePhrases('repairs');
  const isFetched = to === 'customer';
  return (
    <>
      {isFetched && (
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          error={isMissing ? t('needsCode') : undefined}
          value={code}
          maxLength={32}
          autoComplete="off"
          onChange={({ target }) => type({ code: target.value })}
        />
      )}
      <TextField
        label={t(isFetched ? 'otherProof' : 'reason')}
        help={isFetched ? t('otherProofHelp') : undefined}
        value={reason}
        maxLength={300}
        onChange={({ target }) => type({ reason: target.value })}
      />
    </>
  );
}
