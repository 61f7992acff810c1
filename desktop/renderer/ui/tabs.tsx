import { useRef, type KeyboardEvent } from 'react';
import './tabs.css';

interface TabsProps<T extends string> {
  /** Begins the ids of the tabs and of the panel that they show: `purge-tab-url`, `purge-panel`. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (tab: T) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as the pattern of ARIA has them: arrows walk, Home and End jump, Tab leaves. */
export function Tabs<T extends string>({ name, label, tabs, chosen, onChoose }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: T) => {
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab='${tab}']`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const step = steps[event.key];
    const edge = { Home: 0, End: tabs.length - 1 }[event.key];
    const next = edge ?? (step === undefined ? at : at + step + tabs.length);
    const tab = tabs[next % tabs.length];
    if (next === at || tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKey}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="tab"
          id={`${name}-tab-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === chosen}
          aria-controls={`${name}-panel`}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
