import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { useRevealed } from '../../lib/use-revealed.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DeskFile } from './desk-file.ts';

type PersonalField = DeskFile['masked'][number]['field'];

/** What names the seller or the device: masked, and shown for a minute to whoever says why. */
export function PersonalData({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const mayReveal = usePermission('identity.reveal');
  const [asked, setAsked] = useState<PersonalField | null>(null);
  const { shown, secondsLeft, reveal, hide } = useRevealed((field: PersonalField, reason) =>
    client.post('buyback-desk-reveal', { params: { id: file.id }, body: { field, reason } }),
  );
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
          reveal={(reason) => reveal(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface WhyDialogProps {
  readonly lead: string;
  readonly reveal: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

function WhyDialog({ lead, reveal, onClose }: WhyDialogProps) {
  const t = usePhrases('buybacks');
  const frame = usePhrases('frame');
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['reason'],
    rules: { reason: line(500) },
    send: ({ reason }) => reveal(reason),
    onSent: onClose,
  });
  return (
    <Dialog
      title={t('revealTitle')}
      lead={lead}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frame('cancel')}</Button>
          <Button kind="primary" type="submit" form="why" busy={isSending}>
            {t('revealNow')}
          </Button>
        </>
      }
    >
      <form ref={form} id="why" noValidate onSubmit={submit}>
        <TextField label={t('revealReason')} maxLength={500} autoFocus {...field('reason')} />
      </form>
    </Dialog>
  );
}
