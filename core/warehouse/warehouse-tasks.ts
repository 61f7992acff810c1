/** Work beside the queue of picks. */
export const taskKinds = [
  'put_back',
  'recount',
  'damaged',
  'customer_waits',
  'price_label',
  'missing_photo',
  'buy_part',
  'other',
  'came_back',
  'lost',
  'regrade',
  'relabel',
  'replacement',
] as const;
export type WarehouseTaskKind = (typeof taskKinds)[number];

/** Roles that see the list of tasks, for whom one may be. */
export const taskRoles = ['picker', 'packer', 'warehouse_supervisor', 'admin'] as const;

/** Kinds that people make; the others come out of what happened to an order or a bin. */
export const taskKindsByHand = taskKinds.filter(
  (kind) =>
    !['put_back', 'recount', 'came_back', 'lost', 'regrade', 'relabel', 'replacement'].includes(
      kind,
    ),
);

/** Whether a scan of its thing or its place closes a task, where nothing has to be counted, graded or carried. */
export const isDoneByScan = (task: Parameters<typeof wayToClose>[0]): boolean => {
  const way = wayToClose(task);
  return way === 'scan' || (way === 'word' && (task.productId ?? task.locationId) !== null);
};

/** How a task is closed: by what was scanned or counted where it says so, else by a word. */
export function wayToClose(task: {
  readonly kind: WarehouseTaskKind;
  readonly productId: number | null;
  readonly locationId: number | null;
}): 'put_back' | 'count' | 'grade' | 'scan' | 'word' {
  if (task.kind === 'put_back' && task.locationId !== null) return 'put_back';
  if (task.kind === 'recount' && task.locationId !== null && task.productId !== null)
    return 'count';
  const isGraded = task.kind === 'regrade' || task.kind === 'damaged';
  if (isGraded && task.locationId !== null && task.productId !== null) return 'grade';
  // Whoever scans the thing stands before its label.
  if (task.kind === 'price_label' && task.productId !== null) return 'scan';
  return 'word';
}
