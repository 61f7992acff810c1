import { useFormContext, useWatch } from 'react-hook-form';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { payeeName } from '#core/identity/bank-text.ts';
import { proposeLatinName } from '#core/identity/propose-latin-name.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { SellText } from './sell-field.tsx';

/** Asks how the bank writes the holder, where the name is in a script that no payment order carries. */
export function AccountHolder() {
  const t = useText('sell');
  const { control, setValue } = useFormContext<SellForm>();
  const [firstName, lastName, holder] = useWatch({
    control,
    name: ['firstName', 'lastName', 'accountHolder'],
  });
  const isAsked =
    firstName.trim() !== '' &&
    lastName.trim() !== '' &&
    payeeName({ firstName, lastName }) === null;
  // What was written stays in sight, or nobody could mend it.
  if (!isAsked && holder === '') return null;
  const proposal = proposeLatinName(`${firstName} ${lastName}`);
  return (
    <div>
      <SellText
        name="accountHolder"
        help={t('accountHolderHelp')}
        autoComplete="off"
        maxLength={70}
        spellCheck={false}
      />
      {proposal !== null && proposal !== holder && (
        <Button
          kind="quiet"
          onClick={() =>
            setValue('accountHolder', proposal, { shouldValidate: true, shouldTouch: true })
          }
        >
          {t('accountHolderUse', { name: proposal })}
        </Button>
      )}
    </div>
  );
}
