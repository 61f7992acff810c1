import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface MadeKeyProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** A key that was just made, which nobody can show again. */
export function MadeKey({ text, onClose }: MadeKeyProps) {
  const t = usePhrases('apiKeys');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify('info', t('copied'));
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{t('saved')}</Button>
      <Button kind="primary" icon="link" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('madeTitle')} lead={t('madeLead')} onClose={onClose} actions={buttons}>
      <code className="api-key-text">{text}</code>
      <p className="soft">{t('madeHow')}</p>
    </Dialog>
  );
}
