import { useState, type SubmitEvent } from 'react';
import type { PurgeTab } from '#core/cache-purge/remembered-tab.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { Screen } from '../../ui/screen.tsx';
import { keepTab, readTab } from './kept-tab.ts';
import { PurgeTabs } from './purge-tabs.tsx';
import { usePurge, type PurgeForm } from './use-purge.ts';

/** Drops what is kept of pages and answers, by four tabs (SPECIFICATION 2). */
export function PurgeScreen() {
  const t = usePhrases('administration');
  const title = usePhrases('screens')('cachePurge');
  const [tab, setTab] = useState<PurgeTab>(readTab);
  const [form, setForm] = useState<PurgeForm>({ url: '', keys: '', soft: false });
  const purge = usePurge();
  const fields = purge.error === null ? {} : failureOf(purge.error).fields;
  const fill = (more: Partial<PurgeForm>) => setForm((now) => ({ ...now, ...more }));
  const choose = (next: PurgeTab) => {
    keepTab(next);
    purge.reset();
    setTab(next);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    keepTab(tab);
    if (!purge.isPending) purge.mutate({ tab, form });
  };
  return (
    <Screen title={title}>
      <form className="purge" noValidate onSubmit={send}>
        <p className="soft">{t('purgeLead')}</p>
        <PurgeTabs chosen={tab} onChoose={choose} />
        <div
          className="purge-panel"
          role="tabpanel"
          id="purge-panel"
          aria-labelledby={`purge-tab-${tab}`}
        >
          <PurgeFields tab={tab} form={form} fields={fields} fill={fill} />
          <Button type="submit" kind={tab === 'full' ? 'danger' : 'primary'} busy={purge.isPending}>
            {t(tab === 'full' ? 'purgeAll' : 'purge')}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

interface PurgeFieldsProps {
  readonly tab: PurgeTab;
  readonly form: PurgeForm;
  /** Messages by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fill: (more: Partial<PurgeForm>) => void;
}

/** What a tab asks for. */
function PurgeFields({ tab, form, fields, fill }: PurgeFieldsProps) {
  const t = usePhrases('administration');
  return (
    <>
      {tab === 'default' && <p>{t('defaultHelp')}</p>}
      {tab === 'full' && <p>{t('fullHelp')}</p>}
      {tab === 'url' && (
        <TextField
          label={t('url')}
          help={t('urlHelp')}
          error={fields['url']}
          value={form.url}
          spellCheck={false}
          onChange={({ target }) => fill({ url: target.value })}
        />
      )}
      {tab === 'key' && (
        <TextAreaField
          label={t('keys')}
          help={t('keysHelp')}
          error={fields['keys']}
          value={form.keys}
          spellCheck={false}
          onChange={({ target }) => fill({ keys: target.value })}
        />
      )}
      {tab !== 'full' && (
        <Checkbox
          label={t('soft')}
          checked={form.soft}
          onChange={({ target }) => fill({ soft: target.checked })}
        />
      )}
    </>
  );
}
