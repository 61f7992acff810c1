import '#ui/look/tokens.css';
import '#ui/look/typeface.css';
import '#ui/look/reset.css';
import '#ui/look/field.css';
import './frame.css';
import '../ui/field.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { speak } from '../i18n/use-phrases.ts';
import { listenToPlaces } from '../lib/places.ts';
import { queries } from '../lib/queries.ts';
import { listenToKeys } from '../lib/shortcuts.ts';
import { start } from '../lib/sign-in.ts';
import { App } from './app.tsx';

const place = document.getElementById('app');
if (place === null) throw new Error('the document has no place for the app');
listenToKeys();
listenToPlaces();
void start();
await speak(await window.obmena.language());
createRoot(place).render(
  <QueryClientProvider client={queries}>
    <App />
  </QueryClientProvider>,
);
// Most screens are lists: their code comes while the shop is asked. Where it doesn't, the screen says so.
void import('../ui/grid/data-grid.tsx').catch(() => undefined);
