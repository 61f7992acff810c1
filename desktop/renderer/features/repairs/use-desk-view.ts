import { useSearchParams } from 'react-router';
import { repairGroups, type RepairGroup } from './repairs.ts';

export interface DeskView {
  readonly group: RepairGroup;
  readonly look: 'board' | 'list';
  readonly store: string;
  readonly technician: string;
  readonly isLateOnly: boolean;
}

/** What of the repairs is shown stands in the address, so that it has a link and is there again after going back. */
export function useDeskView(): readonly [DeskView, (change: Partial<DeskView>) => void] {
  const [search, setSearch] = useSearchParams();
  const view: DeskView = {
    group: repairGroups.find((one) => one === search.get('group')) ?? 'open',
    look: search.get('look') === 'list' ? 'list' : 'board',
    store: search.get('store') ?? '',
    technician: /^\d{1,9}$/.exec(search.get('technician') ?? '')?.[0] ?? '',
    isLateOnly: search.get('late') === '1',
  };
  const change = (to: Partial<DeskView>) => {
    const { group, look, store, technician, isLateOnly } = { ...view, ...to };
    const next = {
      ...(group !== 'open' && { group }),
      ...(look !== 'board' && { look }),
      ...(store !== '' && { store }),
      ...(technician !== '' && { technician }),
      ...(isLateOnly && { late: '1' }),
    };
    setSearch(next, { replace: true });
  };
  return [view, change];
}
