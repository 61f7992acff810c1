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
import { PaperLines } from './paper-lines.tsx';
import { usePapers, rereadPapers, type SentSignature } from './repair-papers.ts';
import { emptySignature, signatureOf, type SignatureDraft } from './signature-draft.ts';
import { SignatureField } from './signature-field.tsx';
import { useRepairAct } from './use-repair-act.ts';

const receivers = ['customer', 'parcel', 'buyback'] as const;
type Receiver = (typeof receivers)[number];

interface Shown {
  readonly code: string;
  readonly signature: SentSignature | null;
}

/** What the customer takes over, and their signature of it. */
function useSignature(repair: Repair) {
  const papers = usePapers(repair).data;
  const [signature, setSignature] = useState<SignatureDraft | null>(null);
  const [isUnsigned, setUnsigned] = useState(false);
  const draft = signature ?? emptySignature(papers?.customer ?? '');
  return {
    papers,
    draft,
    isUnsigned,
    setUnsigned,
    sign: (changed: SignatureDraft) => {
      setUnsigned(false);
      setSignature(changed);
    },
    sent: papers ? signatureOf(draft, papers.handOut.digest) : null,
  };
}

function useHandOut(repair: Repair) {
  const { id, version, sale, bill } = repair;
  const t = usePhrases('repairs');
  const signing = useSignature(repair);
  const draft = handOutDraft(id);
  const [to, setTo] = useState<Receiver>('customer');
  const [typed, setTyped] = useState<HandOutDraft>(draft.kept ?? {});
  const [isMissing, setMissing] = useState(false);
  const { code = '', reason = '' } = typed;
  const act = useRepairAct(id, {
    version,
    send: ({ code: shown, signature }: Shown) =>
      client.post('admin-repair-hand-out', {
        params: { id },
        body: { version, to, reason, code: to === 'customer' ? shown : '', signature },
      }),
    done: () => t('handedOut'),
    onDone: draft.drop,
    onFailed: (error) => {
      playTone('wrong');
      if (keepCurrent(error) === null) void rereadRepair(id);
      void rereadPapers(id);
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
    const signature = to === 'customer' ? signing.sent : null;
    const isSigned = to !== 'customer' || signature !== null;
    setMissing(!isProved);
    signing.setUnsigned(!isSigned);
    if (isProved && isSigned && !act.isPending && !isUnpaid) act.mutate({ code: shown, signature });
  };
  const choices = receivers.filter((one) => one !== 'buyback' || sale !== null);
  return { to, setTo, choices, code, reason, type, press, act, isUnpaid, isMissing, signing };
}

type Typed = ReturnType<typeof useHandOut>;

/** A scanned code hands a signed device out at once; whoever came by a code finds the keyboard on the button. */
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
        {to === 'customer' && <HandOutSignature signing={typed.signing} />}
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

/** What the customer takes over, word for word, and their signature under it. */
function HandOutSignature({ signing }: { readonly signing: Typed['signing'] }) {
  const { papers, draft, isUnsigned, sign } = signing;
  if (!papers) return null;
  return (
    <>
      <PaperLines papers={papers} lines={papers.handOut.lines} />
      <SignatureField draft={draft} isMissing={isUnsigned} onChange={sign} />
    </>
  );
}
