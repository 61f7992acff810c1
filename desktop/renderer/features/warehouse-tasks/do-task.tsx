import { usePhrases } from '../../i18n/use-phrases.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CloseTask } from './close-task.tsx';
import { CountTask } from './count-task.tsx';
import { PutBackTask } from './put-back-task.tsx';
import { GradeTask } from './grade-task.tsx';
import { ScanTask } from './scan-task.tsx';
import type { WarehouseTask } from './tasks.ts';

interface DoTaskProps {
  readonly task: WarehouseTask;
  readonly onClose: () => void;
}

/** A task in hand: scanned where it is a crate, counted where it is a bin, said of everything else. */
export function DoTask({ task, onClose }: DoTaskProps) {
  const t = usePhrases('warehouseTasks');
  const { isDoneByScan, location, product, note, way } = task;
  const lead = [location, product?.name, note].filter((text) => text !== null && text).join(' · ');
  return (
    <Dialog title={t(`${task.kind}_task`)} lead={lead} onClose={onClose}>
      {way === 'put_back' && <PutBackTask task={task} onClose={onClose} />}
      {way === 'grade' && <GradeTask task={task} onClose={onClose} />}
      {way === 'count' && <CountTask task={task} onClose={onClose} />}
      {isDoneByScan && <ScanTask task={task} onClose={onClose} />}
      <CloseTask task={task} onClose={onClose} />
    </Dialog>
  );
}
