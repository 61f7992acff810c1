import { useRef, type KeyboardEvent } from 'react';
import { purgeTabs, type PurgeTab } from '#core/cache-purge/remembered-tab.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import './cache-purge.css';

interface PurgeTabsProps {
  readonly chosen: PurgeTab;
  readonly onChoose: (tab: PurgeTab) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as the pattern of ARIA has them: arrows walk, Home and End jump, Tab leaves. */
export function PurgeTabs({ chosen, onChoose }: PurgeTabsProps) {
  const t = usePhrases('administration');
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: PurgeTab) => {
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab='${tab}']`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const at = purgeTabs.indexOf(chosen);
    const step = steps[event.key];
    const edge = { Home: 0, End: purgeTabs.length - 1 }[event.key];
    const next = edge ?? (step === undefined ? at : at + step + purgeTabs.length);
    const tab = purgeTabs[next % purgeTabs.length];
    if (next === at || tab === undefined) return;
    event.preventDefault();
    choose(tab);
  };
  return (
    <div className="tabs" role="tablist" aria-label={t('tabs')} ref={list} onKeyDown={onKey}>
      {purgeTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          className="tab"
          id={`purge-tab-${tab}`}
          data-tab={tab}
          aria-selected={tab === chosen}
          aria-controls="purge-panel"
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {t(`tab_${tab}`)}
        </button>
      ))}
    </div>
  );
}
