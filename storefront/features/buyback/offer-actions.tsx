import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export type OfferTarget = 'sellOnline' | 'sendToEmail';

interface OfferActionsProps {
  readonly onChoose: (target: OfferTarget) => void;
  /** The question that stood in the way of the last attempt. */
  readonly missed: string | null;
}

/** Both ways on. They can always be pressed: what is missing is said, not hidden. */
export function OfferActions({ onChoose, missed }: OfferActionsProps) {
  const t = useText('questionnaire');
  return (
    <div className="offer-actions">
      <Button wide onClick={() => onChoose('sellOnline')}>
        {t('sellOnline')}
      </Button>
      <p className="small soft">{t('sellNote')}</p>
      <Button wide kind="secondary" onClick={() => onChoose('sendToEmail')}>
        <Icon name="mail" size={20} />
        {t('sendToEmail')}
      </Button>
      <p className="small soft">{t('emailNote')}</p>
      <div role="alert">
        {missed !== null && <p className="field-error">{t('missing', { question: missed })}</p>}
      </div>
    </div>
  );
}
