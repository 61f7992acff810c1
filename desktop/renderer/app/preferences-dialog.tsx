import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { notify } from '../lib/notify.ts';
import { preferencesKey, usePreferences, type Preferences } from '../lib/preferences.ts';
import { queries } from '../lib/queries.ts';
import { newPin, secret } from '../lib/field-rules.ts';
import { useOfficeForm } from '../lib/use-office-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const minutes: readonly Preferences['idleMinutes'][] = [5, 10, 15, 30];
const schemes: readonly Preferences['scheme'][] = ['system', 'light', 'dark'];

/** Language, colours, when the window locks itself, and the PIN. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('frame');
  const kept = usePreferences();
  const [chosen, choose] = useState<Partial<Preferences>>({});
  // The query tells of a choice a turn later, when the field has sprung back.
  const now = { ...kept, ...chosen };
  const saving = useMutation({
    mutationFn: ({ idleMinutes, scheme }: Preferences) =>
      client.post('staff-preferences-save', { body: { idleMinutes, scheme } }),
    onMutate: (next) => queries.setQueryData(preferencesKey, next),
    onError: () => {
      choose({});
      void queries.invalidateQueries({ queryKey: preferencesKey });
    },
  });
  const save = (more: Partial<Preferences>) => {
    choose({ ...chosen, ...more });
    saving.mutate({ ...now, ...more });
  };
  return (
    <Dialog title={t('preferences')} width="narrow" onClose={onClose}>
      <LanguageSwitch />
      <SelectField
        label={t('scheme')}
        value={now.scheme}
        onChange={({ target }) => {
          const scheme = schemes.find((one) => one === target.value);
          if (scheme) save({ scheme });
        }}
      >
        {schemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {t(`scheme_${scheme}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('idleMinutes')}
        value={now.idleMinutes}
        onChange={({ target }) => {
          const idleMinutes = minutes.find((one) => String(one) === target.value);
          if (idleMinutes) save({ idleMinutes });
        }}
      >
        {minutes.map((count) => (
          <option key={count} value={count}>
            {t('afterMinutes', { count })}
          </option>
        ))}
      </SelectField>
      <PinSetting hasPin={now.hasPin} />
    </Dialog>
  );
}

function PinSetting({ hasPin }: { readonly hasPin: boolean }) {
  const t = usePhrases('frame');
  const { form, submit, field, trouble, isSending, reset } = useOfficeForm({
    fields: ['pin', 'password'],
    rules: { pin: newPin, password: secret },
    send: (body) => client.post('auth-pin-set', { body }),
    onSent: () => {
      reset();
      notify('success', t('pinSaved'));
      void queries.invalidateQueries({ queryKey: preferencesKey });
    },
    saysTrouble: true,
  });
  return (
    <form ref={form} className="entrance-more entrance-form" noValidate onSubmit={submit}>
      <h3>{hasPin ? t('changePin') : t('setPin')}</h3>
      <div role="alert">{trouble !== undefined && <p className="trouble">{trouble}</p>}</div>
      <TextField
        label={t('newPin')}
        help={t('pinHelp')}
        type="password"
        inputMode="numeric"
        maxLength={8}
        autoComplete="new-password"
        {...field('pin')}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <Button type="submit" busy={isSending}>
        {t('savePin')}
      </Button>
    </form>
  );
}
