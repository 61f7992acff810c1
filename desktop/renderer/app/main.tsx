import '#look/tokens.css';
import '#look/typeface.css';
import '#look/reset.css';
import './frame.css';
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
await speak(await window.obmena.language());
void start();
createRoot(place).render(
  <QueryClientProvider client={queries}>
    <App />
  </QueryClientProvider>,
);
