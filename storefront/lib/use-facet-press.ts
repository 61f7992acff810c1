import { useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListingState } from '#core/catalog/facets.ts';
import { isPlainPress, pressedIn, setPress, subscribeToPress } from './list-press.ts';
import { toggled, type ListingModel } from './listing-address.ts';

interface Ahead {
  readonly href: string;
  readonly model: ListingModel;
  readonly state: ListingState;
}

let ahead: Ahead | null = null;

/** Where the list is going, else where it stands. Read once for all values of all filters. */
function stateAhead(model: ListingModel, entry: string): ListingState {
  const href = pressedIn(entry);
  if (href === null) return model.state;
  if (ahead?.href !== href || ahead.model !== model) {
    ahead = { href, model, state: model.stateOf(href) };
  }
  return ahead.state;
}

/**
 * A value of a filter: marked from the press on, for the list needs longer. Whoever presses the next
 * one before the list has answered wants both.
 */
export function useFacetPress(model: ListingModel, code: string, value: string) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isIn = (state: ListingState) => state.chosen.get(code)?.includes(value) ?? false;
  const isChosen = useSyncExternalStore(
    subscribeToPress,
    () => isIn(stateAhead(model, key)),
    () => isIn(model.state),
  );
  const hrefFrom = (state: ListingState) => model.hrefOf(toggled({ ...model, state }, code, value));
  const to = hrefFrom(model.state);
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    const next = hrefFrom(stateAhead(model, key));
    setPress(key, next);
    if (next === to) return;
    event.preventDefault();
    void navigate(next, { preventScrollReset: true });
  };
  return { to, isChosen, onClick };
}
