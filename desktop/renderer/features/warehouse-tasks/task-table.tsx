import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/states.tsx';
import type { WarehouseTask } from './tasks.ts';
import '../../ui/plain-table.css';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface TaskTableProps {
  readonly tasks: readonly WarehouseTask[];
  readonly onDo: (task: WarehouseTask) => void;
}

const columns = ['kind', 'about', 'forWhom', 'due', 'state', 'act'] as const;

/** Tasks in words, with the order, the thing and the place that each is about. */
export function TaskTable({ tasks, onDo }: TaskTableProps) {
  const t = usePhrases('warehouseTasks');
  return (
    <table className="plain-table">
      <caption className="visually-hidden">{t('tasks')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} onDo={onDo} />
        ))}
      </tbody>
    </table>
  );
}

const tones = { open: 'info', done: 'success', cancelled: 'neutral' } as const;

function TaskRow({
  task,
  onDo,
}: {
  readonly task: WarehouseTask;
  readonly onDo: TaskTableProps['onDo'];
}) {
  const t = usePhrases('warehouseTasks');
  const moment = useMoment();
  return (
    <tr className={task.isLate ? 'is-late' : undefined}>
      <th scope="row">{t(`${task.kind}_task`)}</th>
      <td>
        <About task={task} />
      </td>
      <td>
        <ForWhom task={task} />
      </td>
      <td>{task.dueAt === null ? t('noDue') : moment(task.dueAt)}</td>
      <td>
        <StatusDot tone={task.isLate ? 'warning' : tones[task.status]}>
          {task.isLate ? t('late') : t(`status_${task.status}`)}
        </StatusDot>
        <div className="soft">
          {task.closedAt === null
            ? moment(task.createdAt)
            : t('closedBy', { name: task.closedBy ?? t('shop'), moment: moment(task.closedAt) })}
        </div>
      </td>
      <td>
        {task.status === 'open' && (
          <Button onClick={() => onDo(task)}>{t(`do_${task.way}`)}</Button>
        )}
      </td>
    </tr>
  );
}

/** Where what has this label or code lies. */
const placeOf = (code: string): string => `/locations?find=${encodeURIComponent(code)}`;

function About({ task }: { readonly task: WarehouseTask }) {
  const t = usePhrases('warehouseTasks');
  const placeName = usePlaceName();
  const mayReadOrders = usePermission('orders.read');
  const { location, note, orderId, orderNumber, place, product } = task;
  const order = orderNumber === null ? null : t('order', { number: orderNumber });
  return (
    <>
      {location !== null && <Link to={placeOf(location)}>{location}</Link>}
      {product && (
        <div>
          <Link to={placeOf(product.code)}>{`${product.code} · ${product.name}`}</Link>
        </div>
      )}
      {order !== null && (
        <div>{mayReadOrders ? <Link to={`/orders/${String(orderId)}`}>{order}</Link> : order}</div>
      )}
      <div className="soft">{placeName(place)}</div>
      {note !== '' && <div className="warehouse-task-note">{note}</div>}
    </>
  );
}

function ForWhom({ task }: { readonly task: WarehouseTask }) {
  const t = usePhrases('warehouseTasks');
  const roles = usePhrases('roles');
  if (task.assignedTo !== null) return task.assignedTo;
  return task.forRole === null ? t('anybody') : roles(task.forRole);
}
