import type {} from '#desktop/shared/bridge.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Act = 'copy' | 'erase';

/** What a person may ask of whoever holds their data: a copy, and to be forgotten; both for a reason. */
export function CustomerPrivacy({ customerKey }: { readonly customerKey: string }) {
  const t = usePhrases('customers');
  const mayAct = usePermission('customers.privacy');
  const [act, setAct] = useState<Act | null>(null);
  if (!mayAct) return null;
  const close = () => setAct(null);
  return (
    <section aria-labelledby="customer-privacy">
      <h3 id="customer-privacy">{t('privacy')}</h3>
      <p className="cluster">
        <Button onClick={() => setAct('copy')}>{t('copy')}</Button>
        <Button kind="danger" onClick={() => setAct('erase')}>
          {t('erase')}
        </Button>
      </p>
      {act !== null && <AskReason act={act} customerKey={customerKey} onClose={close} />}
    </section>
  );
}

interface AskReasonProps {
  readonly act: Act;
  readonly customerKey: string;
  readonly onClose: () => void;
}

/** Sends the act; a copy is saved where the person says, and whoever was erased is left. */
function useAct({ act, customerKey: key, onClose }: AskReasonProps) {
  const t = usePhrases('customers');
  const navigate = useNavigate();
  return useOfficeForm({
    fields: ['reason'],
    saysTrouble: true,
    rules: { reason: (text) => (text.trim() === '' ? 'required' : null) },
    send: async ({ reason }) => {
      const input = { params: { key }, body: { reason } };
      if (act === 'erase') {
        await client.post('admin-customer-erase', input);
        return 'erased' as const;
      }
      const { name, contents } = await client.post('admin-customer-export', input);
      return window.obmena.saveFile({ kind: 'json', suggestedName: name, contents });
    },
    onSent: (outcome) => {
      if (outcome === 'saved') notify('success', t('copySaved'));
      if (outcome === 'failed') notify('error', t('copyNotSaved'));
      onClose();
      if (outcome !== 'erased') return;
      notify('success', t('erased'));
      // Nothing that was read of the person stays in the window.
      queries.removeQueries({ queryKey: ['customer', key] });
      queries.removeQueries({ queryKey: ['customer-find'] });
      void navigate('/customers');
    },
  });
}

function AskReason(props: AskReasonProps) {
  const { act, onClose } = props;
  const t = usePhrases('customers');
  const { form, submit, field, isSending, trouble } = useAct(props);
  return (
    <Dialog
      title={t(`${act}Title`)}
      lead={t(`${act}Lead`)}
      onClose={onClose}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            type="submit"
            form="customer-privacy-form"
            kind={act === 'erase' ? 'danger' : 'primary'}
            busy={isSending}
          >
            {t(act)}
          </Button>
        </>
      }
    >
      <form ref={form} id="customer-privacy-form" noValidate onSubmit={submit}>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <TextField
          label={t('privacyReason')}
          help={t('privacyReasonHelp')}
          maxLength={500}
          autoComplete="off"
          {...field('reason')}
        />
      </form>
    </Dialog>
  );
}
