import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiKeyLives, type ApiKeyScope } from '#core/integrations/api-key.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { refreshKeys } from './api-keys.ts';
import { MadeKey } from './made-key.tsx';
import { ScopeBoxes } from './scope-boxes.tsx';

/** Asks what a key is for, and shows it this once. */
export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('apiKeys');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [days, setDays] = useState<(typeof apiKeyLives)[number]>(365);
  const [isTried, setTried] = useState(false);
  const make = useMutation({
    mutationFn: () => client.post('api-key-make', { body: { name, scopes: [...scopes], days } }),
    onSettled: refreshKeys,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (scopes.length > 0 && !make.isPending) make.mutate();
  };
  if (make.data) return <MadeKey text={make.data.key} onClose={onClose} />;
  const button = (
    <Button kind="primary" type="submit" form="api-key-form" busy={make.isPending}>
      {t('make')}
    </Button>
  );
  return (
    <Dialog title={t('add')} lead={t('addLead')} onClose={onClose} actions={button}>
      <form id="api-key-form" className="api-key-form" onSubmit={submit}>
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          required
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ScopeBoxes
          chosen={scopes}
          onChoose={setScopes}
          error={isTried && scopes.length === 0 ? t('scopesMissing') : undefined}
        />
        <SelectField
          label={t('life')}
          value={days}
          onChange={({ target }) =>
            setDays(apiKeyLives.find((one) => String(one) === target.value) ?? days)
          }
        >
          {apiKeyLives.map((one) => (
            <option key={one} value={one}>
              {t(`days_${one}`)}
            </option>
          ))}
        </SelectField>
      </form>
    </Dialog>
  );
}
