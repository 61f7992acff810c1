import { useLocation, useParams } from 'react-router';

/** Address of the screen; a category's own is its id behind it, as links have it. */
export const categoriesRoot = '/categories';

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/** What the address says: a category, a new one and its parent, or only the tree. */
export function usePlace() {
  const [first, second] = (useParams()['*'] ?? '').split('/');
  const state: unknown = useLocation().state;
  const id = idOf(first);
  const isNew = first === 'new';
  return {
    id,
    isNew,
    isOpen: isNew || id !== null,
    parent: idOf(second),
    takesFocus: Reflect.get(Object(state), 'takesFocus') === true,
  };
}
