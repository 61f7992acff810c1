import { useParams } from 'react-router';
import { NewRepair } from './new-repair.tsx';
import { RepairDetail } from './repair-detail.tsx';
import { RepairsDesk } from './repairs-desk.tsx';
import '../../ui/plain-table.css';
import '../../ui/catalogue/screen-part.css';
import './repairs.css';

/** Repairs: what there is to do, one of them at its address (`/repairs/12`), or a device that is taken in. */
export function RepairsScreen() {
  const { '*': opened = '' } = useParams();
  if (opened === 'new') return <NewRepair />;
  const id = /^\d{1,9}$/.test(opened) ? Number(opened) : null;
  return id === null ? <RepairsDesk /> : <RepairDetail key={id} id={id} />;
}
