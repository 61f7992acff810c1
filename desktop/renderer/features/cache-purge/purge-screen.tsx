import { useState } from 'react';
import type { PurgeTab } from '#core/cache-purge/remembered-tab.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { Screen } from '../../ui/screen.tsx';
import { keepTab, readTab } from './kept-tab.ts';
import { PurgeTabs } from './purge-tabs.tsx';
import { usePurge } from './use-purge.ts';
import './cache-purge.css';

/** Drops what is kept of pages and answers, by four tabs (SPECIFICATION 2). */
export function PurgeScreen() {
  const t = usePhrases('administration');
  const title = usePhrases('screens')('cachePurge');
  const [tab, setTab] = useState<PurgeTab>(readTab);
  const purge = usePurge();
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['url', 'keys', 'soft'],
    initial: { soft: false },
    send: ({ url, keys, soft }) => {
      keepTab(tab);
      return purge(tab, { url, keys, soft: soft !== '' });
    },
  });
  const choose = (next: PurgeTab) => {
    keepTab(next);
    setTab(next);
  };
  return (
    <Screen title={title}>
      <form ref={form} className="purge" noValidate onSubmit={submit}>
        <p className="soft">{t('purgeLead')}</p>
        <PurgeTabs chosen={tab} onChoose={choose} />
        <div
          className="purge-panel"
          role="tabpanel"
          id="purge-panel"
          aria-labelledby={`purge-tab-${tab}`}
        >
          <PurgeFields tab={tab} field={field} />
          <Button type="submit" kind={tab === 'full' ? 'danger' : 'primary'} busy={isSending}>
            {t(tab === 'full' ? 'purgeAll' : 'purge')}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

interface PurgeFieldsProps {
  readonly tab: PurgeTab;
  readonly field: FieldOf<'url' | 'keys' | 'soft'>;
}

/** What a tab asks for. The others' fields stay on the page, so that nothing that was typed is lost. */
function PurgeFields({ tab, field }: PurgeFieldsProps) {
  const t = usePhrases('administration');
  return (
    <>
      {tab === 'default' && <p>{t('defaultHelp')}</p>}
      {tab === 'full' && <p>{t('fullHelp')}</p>}
      <div hidden={tab !== 'url'}>
        <TextField label={t('url')} help={t('urlHelp')} spellCheck={false} {...field('url')} />
      </div>
      <div hidden={tab !== 'key'}>
        <TextAreaField
          label={t('keys')}
          help={t('keysHelp')}
          spellCheck={false}
          {...field('keys')}
        />
      </div>
      <div hidden={tab === 'full'}>
        <Checkbox label={t('soft')} {...field('soft')} />
      </div>
    </>
  );
}
