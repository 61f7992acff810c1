import { useState, type SubmitEvent } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DeskFile } from './desk-file.ts';
import { useRevealed, type PersonalField } from './use-revealed.ts';

/** What names the seller or the device: masked, and shown for a minute to whoever says why. */
export function PersonalData({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const mayReveal = usePermission('identity.reveal');
  const [asked, setAsked] = useState<PersonalField | null>(null);
  const { shown, secondsLeft, reveal, hide, trouble, isBusy } = useRevealed(file.id);
  const start = async (reason: string) => {
    if (asked !== null && (await reveal(asked, reason))) setAsked(null);
  };
  return (
    <section>
      <h3>{t('personal')}</h3>
      <p className="soft">{t(file.masked.length === 0 ? 'personalNone' : 'personalLead')}</p>
      <dl className="buyback-personal">
        {file.masked.map(({ field, text }) => {
          const isShown = shown?.field === field;
          const name = t(`field_${field}`);
          return (
            <div key={field}>
              <dt>{name}</dt>
              <dd data-revealed={isShown}>
                {isShown ? shown.value : text}
                {isShown && (
                  <span className="soft"> ({t('secondsLeft', { count: secondsLeft })})</span>
                )}
              </dd>
              {mayReveal && (
                <IconButton
                  icon={isShown ? 'close' : 'lock'}
                  label={t(isShown ? 'revealHide' : 'reveal', { field: name })}
                  onClick={() => (isShown ? hide() : setAsked(field))}
                />
              )}
            </div>
          );
        })}
      </dl>
      {asked !== null && (
        <WhyDialog
          lead={t('revealLead', { field: t(`field_${asked}`), number: file.id })}
          trouble={trouble}
          busy={isBusy}
          onReason={(reason) => void start(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface WhyDialogProps {
  readonly lead: string;
  readonly trouble: string | undefined;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

function WhyDialog({ lead, trouble, busy, onReason, onClose }: WhyDialogProps) {
  const t = usePhrases('buybacks');
  const frame = usePhrases('frame');
  const [reason, setReason] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onReason(reason);
  };
  return (
    <Dialog
      title={t('revealTitle')}
      lead={lead}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frame('cancel')}</Button>
          <Button kind="primary" type="submit" form="why" busy={busy}>
            {t('revealNow')}
          </Button>
        </>
      }
    >
      <form id="why" noValidate onSubmit={send}>
        <TextField
          label={t('revealReason')}
          value={reason}
          maxLength={500}
          autoFocus
          error={trouble}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}
