import { useId, useState } from 'react';
import {
  metPasswordRules,
  minimumPasswordLength,
  passwordRules,
  type PasswordHolder,
  type PasswordRule,
} from '#core/accounts/password.ts';
import { useText } from '../../i18n/text.ts';
import { Field } from '#ui/field.tsx';
import type { FieldBinding } from '#ui/use-contract-form.ts';
import { Icon } from '../../ui/icon.tsx';

interface PasswordFieldProps {
  readonly label: string;
  /** What ties it to its form. */
  readonly binding: FieldBinding;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shows the rules of a new password while it is typed. */
  readonly rulesFor?: PasswordHolder;
}

/** A password that can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, autoComplete, rulesFor } = props;
  const { error, ...control } = props.binding;
  const t = useText('signIn');
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState('');
  const rulesId = useId();
  return (
    <div className="field">
      <Field label={label} error={error}>
        {(texts) => (
          <div className="password-input">
            <input
              {...texts}
              {...control}
              aria-describedby={
                [rulesFor && rulesId, texts['aria-describedby']].filter(Boolean).join(' ') ||
                undefined
              }
              className="field-input"
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="off"
              spellCheck={false}
              aria-required
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button
              type="button"
              className="password-toggle"
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? t('hidePassword') : t('showPassword')}
            </button>
          </div>
        )}
      </Field>
      {rulesFor !== undefined && <Rules id={rulesId} typed={typed} holder={rulesFor} />}
    </div>
  );
}

const rulePhrases = {
  length: 'ruleLength',
  uppercase: 'ruleUppercase',
  lowercase: 'ruleLowercase',
  digit: 'ruleDigit',
  special: 'ruleSpecial',
} as const satisfies Record<PasswordRule, string>;

interface RulesProps {
  readonly id: string;
  readonly typed: string;
  readonly holder: PasswordHolder;
}

/** What the password has already and what it lacks; said in words too, not by colour alone. */
function Rules({ id, typed, holder }: RulesProps) {
  const t = useText('signIn');
  const met = metPasswordRules(typed, holder);
  return (
    <div id={id} className="password-rules small">
      <p className="soft">{t('rules')}</p>
      <ul>
        {passwordRules.map((rule) => (
          <li key={rule} className={met.has(rule) ? 'password-rule-met' : 'soft'}>
            <Icon name={met.has(rule) ? 'check' : 'plus'} size={16} />
            {t(rulePhrases[rule], { count: minimumPasswordLength[holder] })}
            <span className="visually-hidden">
              {' '}
              ({met.has(rule) ? t('ruleMet') : t('ruleMissing')})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
