import { purgeTabs, type PurgeTab } from '#core/cache-purge/remembered-tab.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Tabs } from '../../ui/tabs.tsx';

interface PurgeTabsProps {
  readonly chosen: PurgeTab;
  readonly onChoose: (tab: PurgeTab) => void;
}

/** What is purged: the default, by key, by address, or everything. */
export function PurgeTabs({ chosen, onChoose }: PurgeTabsProps) {
  const t = usePhrases('administration');
  const tabs = purgeTabs.map((id) => ({ id, label: t(`tab_${id}`) }));
  return <Tabs name="purge" label={t('tabs')} tabs={tabs} chosen={chosen} onChoose={onChoose} />;
}
