import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface MadeSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that was just made, which nobody can show again. */
export function MadeSecret({ secret, onClose }: MadeSecretProps) {
  const t = usePhrases('webhooks');
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify('info', t('copied'));
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{t('kept')}</Button>
      <Button kind="primary" icon="link" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('secretTitle')} lead={t('secretLead')} onClose={onClose} actions={buttons}>
      <code className="webhook-secret">{secret}</code>
      <p className="soft">{t('secretHow')}</p>
    </Dialog>
  );
}
