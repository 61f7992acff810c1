import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import './security.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = usePhrases('security');
  return (
    <section className="security-codes" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{t('codesTitle')}</h3>
      <p>{t('codesLead')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button kind="primary" onClick={onSaved}>
        {t('codesSaved')}
      </Button>
    </section>
  );
}
