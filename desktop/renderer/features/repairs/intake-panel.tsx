import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { IntakeAnswers } from './intake-answers.tsx';
import { usePapers, type Papers } from './repair-papers.ts';
import { RepairPhotos } from './repair-photos.tsx';
import type { Repair } from './repairs.ts';
import { SavePaper } from './save-paper.tsx';
import { SignIntake } from './sign-intake.tsx';

/** How the device was when it came: answers, photos, the customer's signature, and the record as a paper. */
export function IntakePanel({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairPapers');
  const { id } = repair;
  const found = usePapers(repair);
  const [isSigning, setSigning] = useState(false);
  const { data } = found;
  if (data === undefined) {
    return found.isError ? (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <Skeleton lines={6} />
    );
  }
  const hasHandOut = data.signatures.some(({ kind }) => kind === 'hand_out');
  return (
    <section>
      <h2>{t('title')}</h2>
      <SignedState papers={data} />
      <IntakeAnswers id={id} papers={data} />
      <RepairPhotos id={id} papers={data} />
      <p className="repair-acts">
        {data.isOpen && (
          <Button icon="check" onClick={() => setSigning(true)}>
            {t('sign')}
          </Button>
        )}
        <SavePaper id={id} kind="intake" />
        {hasHandOut && <SavePaper id={id} kind="hand_out" />}
      </p>
      {isSigning && <SignIntake id={id} papers={data} onClose={() => setSigning(false)} />}
    </section>
  );
}

/** Whether the record is signed as it stands; what changed after a signature needs a new one, and that is said. */
function SignedState({ papers: { signatures, isOpen } }: { readonly papers: Papers }) {
  const t = usePhrases('repairPapers');
  const moment = useMoment();
  const last = signatures.find(({ kind }) => kind === 'intake');
  if (!last) {
    return (
      <p>
        <StatusDot tone="warning">{t('notSigned')}</StatusDot>
      </p>
    );
  }
  const { isCurrent, signer, at, by, onPaper } = last;
  return (
    <>
      <p>
        <StatusDot tone={isCurrent ? 'success' : 'warning'}>
          {t('signedBy', { name: signer, at: moment(at), by })}
        </StatusDot>
        {onPaper !== '' && ` · ${t('onPaperAt', { note: onPaper })}`}
      </p>
      {!isCurrent && <p role="status">{t(isOpen ? 'signAgain' : 'changedSince')}</p>}
    </>
  );
}
