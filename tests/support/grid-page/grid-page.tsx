import '#ui/look/tokens.css';
import '#ui/look/typeface.css';
import '#ui/look/reset.css';
import '#desktop/renderer/app/frame.css';
import '#desktop/renderer/ui/field.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { speak } from '#desktop/renderer/i18n/use-phrases.ts';
import { notifications } from '#desktop/renderer/lib/notify.ts';
import { publishChange } from '#desktop/renderer/lib/live.ts';
import { listenToKeys } from '#desktop/renderer/lib/shortcuts.ts';
import { session, type ShopConfig } from '#desktop/renderer/lib/session.ts';
import { DataGrid } from '#desktop/renderer/ui/grid/data-grid.tsx';
import type { GridMemory, SavedView } from '#desktop/renderer/ui/grid/grid-memory.ts';
import {
  answered,
  changeElsewhere,
  cutOff,
  edits,
  fakeEdit,
  fakeGrid,
  fakePage,
  fakePlace,
  holdRows,
  takeAway,
} from './fake-list.ts';

const titles = {
  name: 'Název',
  price: 'Cena',
  active: 'Aktivní',
  condition: 'Stav',
  sold: 'Prodáno',
  since: 'Od',
  changed: 'Změněno',
};
const views: SavedView[] = [
  {
    id: 7,
    grid: 'fake',
    name: 'Nové',
    shared: true,
    mine: false,
    version: 1,
    state: {
      filter: { term: '', conditions: [{ column: 'condition', op: 'in', value: ['new'] }] },
      sort: '-colour,-price',
      columns: [{ id: 'colour', width: 90, hidden: false, pinned: null }],
    },
  },
];
const memory: GridMemory = {
  views: () => Promise.resolve([...views]),
  add: (name, shared, state) => {
    // As the contract reads it back; the page has no server that would.
    const view = {
      id: views.length + 20,
      grid: 'fake',
      name,
      shared,
      mine: true,
      state,
      version: 1,
    } as SavedView;
    views.push(view);
    return Promise.resolve(view);
  },
  update: (view) => Promise.resolve(view),
  remove: () => Promise.resolve(),
  knownLayout: () => null,
  layout: () => Promise.resolve({ columns: [], sort: '' }),
  saveLayout: () => Promise.resolve(),
};

function Page() {
  const { shown } = useStore(notifications);
  const view = new URLSearchParams(location.search).get('view');
  return (
    <main className="grid-page">
      <DataGrid
        grid={fakeGrid}
        label="Zkušební seznam"
        titles={titles}
        choiceLabel={(_, choice) => (choice === 'new' ? 'Nové' : 'Bazarové')}
        fetchPage={fakePage}
        editCells={fakeEdit}
        locate={fakePlace}
        memory={memory}
        topic="fake"
        viewLink={(id) => `obmena://fake?view=${String(id)}`}
        {...(view === null ? {} : { viewId: Number(view) })}
      />
      <ul aria-label="Oznámení">
        {shown.map(({ id, text, action }) => (
          <li key={id}>
            {text} {action && <button onClick={() => void action.run()}>{action.label}</button>}
          </li>
        ))}
      </ul>
    </main>
  );
}

// Only the market is looked at by the grid; the rest of the shop's answer is not needed here.
session.setState({ config: { market: 'cz' } as ShopConfig });
Object.assign(window, { gridEdits: edits, gridPages: answered });
addEventListener('taken-away', (event) => {
  if (!(event instanceof CustomEvent)) return;
  takeAway(String(event.detail));
  publishChange({ topic: 'fake', ids: null, by: null });
});
addEventListener('changed-elsewhere', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const [id, column, value] = event.detail as [number, string, string | number]; // grid-page.ts sends it
  changeElsewhere(id, column, value);
  publishChange({ topic: 'fake', ids: null, by: null });
});
for (const [told, isCut] of [
  ['cut-off', true],
  ['reconnected', false],
] as const) {
  addEventListener(told, () => cutOff(isCut));
}
for (const [told, isHeld] of [
  ['slow', true],
  ['quick', false],
] as const) {
  addEventListener(told, () => holdRows(isHeld));
}
const scheme = new URLSearchParams(location.search).get('scheme');
if (scheme) document.documentElement.dataset['scheme'] = scheme;
await speak('cs');
listenToKeys();
const root = document.getElementById('root');
if (root) {
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent:
        'html,body,#root{height:100%;margin:0}.grid-page{height:calc(100vh - 60px);padding:8px}',
    }),
  );
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
