import '#ui/look/tokens.css';
import '#ui/look/typeface.css';
import '#ui/look/reset.css';
import '#ui/look/field.css';
import '../ui/base.css';
import '../ui/card.css';
import '../ui/field.css';
// Only the document names it, which the server writes; imported, it is among the browser's files.
import '../ui/favicon.svg?url';
import { holdEarlyInput } from '../lib/early-input.ts';
import { intentsOn } from '../lib/first-intent.ts';
import { isMadeOfLinks } from './app-place.ts';
import { loadSharedParts } from './shared-parts.ts';
import { whenNeeded } from './when-needed.ts';

/** Resolves when all that the document itself asked for has arrived. */
const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

// What the document shows comes first: the app of a page made of links would only take the line from
// its fonts and pictures. Whoever touches the page before it has loaded gets the app at once.
const isServed = isMadeOfLinks();
const served = isServed ? location.pathname : null;
holdEarlyInput(document);
const touched = intentsOn(document, window);
const retouched = intentsOn(document, window);
let intent = () => {
  intent = retouched;
  return Promise.race([loaded(), retouched()]);
};
const load = whenNeeded({ intent: () => intent(), standsAlone: () => isServed });
void load(() => Promise.all([import('./start-app.tsx'), loadSharedParts()])).then(
  ([{ startApp }, shared]) => startApp({ touched, served, shared }),
);
