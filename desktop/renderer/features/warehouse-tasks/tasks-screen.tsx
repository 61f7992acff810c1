import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taskKinds } from '#core/warehouse/warehouse-tasks.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { AddTask } from './add-task.tsx';
import { DoTask } from './do-task.tsx';
import { TaskTable } from './task-table.tsx';
import { tasksQuery, type TaskFilter, type WarehouseTask } from './tasks.ts';
import './tasks.css';

/** What is to be done in the warehouse beside picking and packing. */
export function TasksScreen() {
  const t = usePhrases('warehouseTasks');
  const title = usePhrases('screens')('warehouseTasks');
  const [filter, setFilter] = useState<TaskFilter>({ state: 'open', of: 'all', kind: undefined });
  const [done, setDone] = useState<WarehouseTask | null>(null);
  const [isAdding, setAdding] = useState(false);
  const tasks = useQuery(tasksQuery(filter));
  const rows = tasks.data?.results;
  return (
    <Screen
      title={title}
      tools={
        <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <div className="warehouse-tasks">
        <Filters filter={filter} onChange={setFilter} />
        {tasks.isError && <ErrorState error={tasks.error} onRetry={() => void tasks.refetch()} />}
        {tasks.isPending && <Skeleton lines={8} />}
        {rows?.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        {rows && rows.length > 0 && <TaskTable tasks={rows} onDo={setDone} />}
      </div>
      {isAdding && (
        <AddTask
          people={tasks.data?.people ?? []}
          places={tasks.data?.places ?? []}
          onClose={() => setAdding(false)}
        />
      )}
      {done && <DoTask task={done} onClose={() => setDone(null)} />}
    </Screen>
  );
}

interface FiltersProps {
  readonly filter: TaskFilter;
  readonly onChange: (filter: TaskFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = usePhrases('warehouseTasks');
  return (
    <div className="warehouse-task-filters">
      {(['open', 'done'] as const).map((state) => (
        <Button
          key={state}
          kind={state === filter.state ? 'primary' : 'secondary'}
          aria-pressed={state === filter.state}
          onClick={() => onChange({ ...filter, state })}
        >
          {t(state)}
        </Button>
      ))}
      <Button
        kind={filter.of === 'mine' ? 'primary' : 'secondary'}
        aria-pressed={filter.of === 'mine'}
        onClick={() => onChange({ ...filter, of: filter.of === 'mine' ? 'all' : 'mine' })}
      >
        {t('mine')}
      </Button>
      <SelectField
        label={t('kind')}
        value={filter.kind ?? ''}
        onChange={(event) =>
          onChange({ ...filter, kind: taskKinds.find((kind) => kind === event.target.value) })
        }
      >
        <option value="">{t('allKinds')}</option>
        {taskKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`${kind}_task`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
