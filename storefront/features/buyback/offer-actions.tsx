import { FieldError } from '#ui/field.tsx';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export type OfferTarget = 'sellOnline' | 'sendToEmail';

interface OfferActionsProps {
  readonly onChoose: (target: OfferTarget) => void;
  /** The question that stood in the way of the last attempt. */
  readonly missed: string | null;
  /** Somebody is about to press a button. */
  readonly onIntent: () => void;
}

/** Both ways on. They can always be pressed: what is missing is said, not hidden. */
export function OfferActions({ onChoose, missed, onIntent }: OfferActionsProps) {
  const t = useText('questionnaire');
  return (
    <div className="offer-actions" onPointerEnter={onIntent} onFocus={onIntent}>
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
        {missed !== null && <FieldError>{t('missing', { question: missed })}</FieldError>}
      </div>
    </div>
  );
}
