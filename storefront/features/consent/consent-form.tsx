import { useState } from 'react';
import {
  consentCategories,
  everythingAllowed,
  nothingAllowed,
  type ConsentChoice,
} from '#core/analytics/consent-choice.ts';
import { useText } from '../../i18n/text.ts';
import { saveConsent, useConsent } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

const texts = { analytics: 'analyticsText', marketing: 'marketingText' } as const;

/** The answer by category. Nothing is ticked before somebody ticks it. */
export function ConsentForm() {
  const t = useText('consent');
  const kept = useConsent();
  const [changed, setChanged] = useState<ConsentChoice | null>(null);
  const [saved, setSaved] = useState(false);
  const choice = changed ?? kept ?? nothingAllowed;
  const save = (next: ConsentChoice) => {
    saveConsent(next);
    setChanged(null);
    setSaved(true);
  };
  return (
    <form
      className="stack measure"
      onSubmit={(event) => {
        event.preventDefault();
        save(choice);
      }}
    >
      <fieldset className="consent-choices stack">
        <legend>{t('choicesLegend')}</legend>
        <Checkbox
          label={<Label name={t('necessary')} text={t('necessaryText')} />}
          checked
          disabled
        />
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            name={category}
            label={<Label name={t(category)} text={t(texts[category])} />}
            checked={choice[category]}
            onChange={({ target }) => {
              setChanged({ ...choice, [category]: target.checked });
              setSaved(false);
            }}
          />
        ))}
      </fieldset>
      <div className="consent-actions">
        <Button kind="secondary" type="submit">
          {t('save')}
        </Button>
        <Button kind="secondary" onClick={() => save(nothingAllowed)}>
          {t('refuseAll')}
        </Button>
        <Button kind="secondary" onClick={() => save(everythingAllowed)}>
          {t('acceptAll')}
        </Button>
      </div>
      <p role="status">{saved && t('saved')}</p>
    </form>
  );
}

function Label({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <strong>{name}</strong>
      <br />
      <span className="soft small">{text}</span>
    </>
  );
}
