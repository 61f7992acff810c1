import { useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PaperLines } from './paper-lines.tsx';
import { usePaperAct, type Papers, type SentSignature } from './repair-papers.ts';
import { emptySignature, signatureOf } from './signature-draft.ts';
import { SignatureField } from './signature-field.tsx';

interface SignIntakeProps {
  readonly id: number;
  readonly papers: Papers;
  readonly onClose: () => void;
}

/** Shows the customer the whole record and takes their signature of exactly that. */
export function SignIntake({ id, papers, onClose }: SignIntakeProps) {
  const t = usePhrases('repairPapers');
  const [draft, setDraft] = useState(emptySignature(papers.customer));
  const [isMissing, setMissing] = useState(false);
  const { lines, digest } = papers.intake;
  const act = usePaperAct<SentSignature>(id, {
    send: (body) => client.post('admin-repair-sign', { params: { id }, body }),
    onDone: () => {
      notify('success', t('signed'));
      onClose();
    },
  });
  const sign = () => {
    const sent = signatureOf(draft, digest);
    setMissing(sent === null);
    if (sent !== null) act.mutate(sent);
  };
  const said = act.isError ? failureOf(act.error) : null;
  return (
    <Dialog
      title={t('signTitle')}
      lead={t('signLead')}
      width="wide"
      onClose={onClose}
      actions={
        <Button kind="primary" busy={act.isPending} onClick={sign}>
          {t('signNow')}
        </Button>
      }
    >
      <PaperLines papers={papers} lines={lines} />
      <SignatureField
        draft={draft}
        isMissing={isMissing}
        onChange={(changed) => {
          setMissing(false);
          setDraft(changed);
        }}
      />
      {said && (
        <FieldError isAlert>{[said.text, ...Object.values(said.fields)].join(' ')}</FieldError>
      )}
    </Dialog>
  );
}
