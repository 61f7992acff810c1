import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router';
import { createStore } from 'zustand/vanilla';

/** Is asked before the person leaves; calls back what takes them to where they wanted, once they agreed. */
type Holder = (leave: () => void) => void;

const holders = new Set<Holder>();

/** Entry of the window's history where the person is. */
let index = 0;
/** What of this module's own doing the next `popstate` tells: the way back, or what was agreed to. */
let own: 'return' | 'agreed' | null = null;

const indexNow = (): number | null => {
  const kept: unknown = Reflect.get(Object(history.state), 'index');
  return typeof kept === 'number' ? kept : null;
};

function placeNow(): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(location.hash.slice(1));
  const state: unknown = Reflect.get(Object(history.state), 'given') ?? null;
  return { pathname, search, hash, state, key: String(indexNow() ?? 'default') };
}

/** Where the person is in the back office: what stands behind `#` in the address. */
export const places = createStore<Location>(placeNow);

const tell = (): void => places.setState(placeNow(), true);

/** The form that is to be asked before the person goes there; within one address nothing is left. */
function holderBefore(pathname: string): Holder | undefined {
  const [holder] = holders;
  return pathname === places.getState().pathname ? undefined : holder;
}

function move(to: To, given: unknown, isNew: boolean): void {
  const path = typeof to === 'string' ? to : createPath(to);
  const arrive = () => {
    if (isNew) index += 1;
    const entry = { index, given };
    if (isNew) history.pushState(entry, '', `#${path}`);
    else history.replaceState(entry, '', `#${path}`);
    tell();
  };
  const holder = holderBefore(parsePath(path).pathname ?? '/');
  if (holder) holder(arrive);
  else arrive();
}

/** Back and forth in the history, and an address that was put there from outside. */
function onPop(): void {
  const doing = own;
  own = null;
  if (doing === 'return') return;
  const next = indexNow() ?? index + 1;
  const steps = next - index;
  const holder = holderBefore(placeNow().pathname);
  if (holder && doing === null) {
    // The window is there already; it waits where it was for what the person says.
    own = 'return';
    history.go(-steps);
    holder(() => {
      own = 'agreed';
      history.go(steps);
    });
    return;
  }
  index = next;
  history.replaceState({ ...history.state, index }, '');
  tell();
}

/** Puts the window where whoever comes next begins, whatever the one who went was at. */
export function startOver(): void {
  history.replaceState({ index, given: null }, '', '#/');
  tell();
}

/** Follows the window's history from now on. */
export function listenToPlaces(): void {
  index = indexNow() ?? 0;
  history.replaceState({ ...history.state, index }, '');
  addEventListener('popstate', onPop);
}

/** Has every way out of the place where the person is ask first; answers how to let them go again. */
export function holdPlace(holder: Holder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** What links and `useNavigate` go by. */
export const placesNavigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: (steps) => history.go(steps),
  push: (to, given) => move(to, given, true),
  replace: (to, given) => move(to, given, false),
};
