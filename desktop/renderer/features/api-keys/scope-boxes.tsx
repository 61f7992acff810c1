import { apiKeyScopes, type ApiKeyScope } from '#core/integrations/api-key.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';

interface ScopeBoxesProps {
  readonly chosen: readonly ApiKeyScope[];
  readonly onChoose: (scopes: readonly ApiKeyScope[]) => void;
  readonly error: string | undefined;
}

/** What a key may be allowed, a box for each. */
export function ScopeBoxes({ chosen, onChoose, error }: ScopeBoxesProps) {
  const t = usePhrases('apiKeys');
  const may = usePhrases('permissions');
  const last = apiKeyScopes.length - 1;
  return (
    <fieldset>
      <legend>{t('scopes')}</legend>
      {apiKeyScopes.map((scope, place) => (
        <Checkbox
          key={scope}
          label={may(scope)}
          error={place === last ? error : undefined}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChoose(
              apiKeyScopes.filter((one) => (one === scope ? target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
