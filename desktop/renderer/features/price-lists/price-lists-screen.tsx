import { useParams } from 'react-router';
import { DraftScreen } from './draft-screen.tsx';
import { ListsScreen } from './lists-screen.tsx';

/** Price lists of the buy-back: published ones with drafts, or the draft that the address names. */
export function PriceListsScreen() {
  const { '*': rest = '' } = useParams();
  const id = Number(rest);
  return Number.isInteger(id) && id > 0 ? <DraftScreen key={id} id={id} /> : <ListsScreen />;
}
