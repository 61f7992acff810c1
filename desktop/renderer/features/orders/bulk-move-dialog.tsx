import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { bulkTargets, type BulkTarget } from '#core/orders/bulk-move.ts';
import { ordersGrid } from '#core/orders/orders-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { keepSelection } from '../../ui/grid/keep-selection.ts';
import { wireSelection } from '../../ui/grid/row-selection.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { useStateNames } from './use-state-names.ts';

type Moved = Reply<Endpoints['admin-orders-move']>;
type Wish = CallInput<Endpoints['admin-orders-move']>['body'];

async function move(body: Wish): Promise<Moved> {
  try {
    return await client.post('admin-orders-move', { body });
  } finally {
    void queries.invalidateQueries({ queryKey: ['admin-order'] });
  }
}

interface BulkMoveDialogProps {
  readonly rows: SelectedRows;
  readonly onClose: () => void;
}

/** Shows what would move and what would stay before anything does, and afterwards what stayed. */
export function BulkMoveDialog({ rows, onClose }: BulkMoveDialogProps) {
  const [stayed, setStayed] = useState<Moved['left'] | null>(null);
  if (stayed !== null) return <Stayed left={stayed} onClose={onClose} />;
  const onMoved = ({ left }: Moved) => {
    rows.clear();
    if (left.length === 0) onClose();
    else setStayed(left);
  };
  return <AskWhere rows={rows} onMoved={onMoved} onClose={onClose} />;
}

/** What of the selection would move to a state; the selection is kept once, so that all is of the same orders. */
function usePreview(rows: SelectedRows, to: BulkTarget) {
  const kept = useQuery({
    queryKey: ['orders-kept', rows.selection, rows.filter],
    queryFn: () => keepSelection(ordersGrid, wireSelection(rows.selection, rows.filter)),
    staleTime: Infinity,
  });
  const selectionId = kept.data?.id ?? '';
  const preview = useQuery({
    queryKey: ['orders-move-preview', selectionId, to],
    queryFn: () => client.post('admin-orders-move-preview', { body: { selectionId, to } }),
    enabled: selectionId !== '',
  });
  return { preview: preview.data, failed: kept.error ?? preview.error };
}

type Preview = Reply<Endpoints['admin-orders-move-preview']>;

interface AskWhereProps extends BulkMoveDialogProps {
  readonly onMoved: (done: Moved) => void;
}

function AskWhere({ rows, onMoved, onClose }: AskWhereProps) {
  const t = usePhrases('orderBulk');
  const [to, setTo] = useState<BulkTarget>('confirmed');
  const { preview, failed } = usePreview(rows, to);
  const movable = preview?.movable ?? [];
  const tell = useTell();
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['reason'],
    send: async ({ reason }) => {
      const orders = movable.map(({ id, version }) => ({ id, version }));
      return { reason, done: await move({ orders, to, reason }) };
    },
    onSent: ({ done, reason }) => {
      tell(done, reason);
      onMoved(done);
    },
  });
  return (
    <Dialog
      title={t('title')}
      lead={t('lead')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('doNothing')}</Button>
          <Button
            type="submit"
            form="orders-move"
            kind="primary"
            busy={isSending}
            disabled={movable.length === 0}
          >
            {t('do')}
          </Button>
        </>
      }
    >
      <form ref={form} id="orders-move" className="stack" noValidate onSubmit={submit}>
        <TargetField to={to} onChange={setTo} />
        <TextField label={t('reason')} maxLength={500} {...field('reason')} />
        {failed && <ErrorState error={failed} />}
        {!failed && !preview && <Skeleton lines={3} />}
        {preview && <WouldMove preview={preview} />}
      </form>
    </Dialog>
  );
}

interface TargetFieldProps {
  readonly to: BulkTarget;
  readonly onChange: (to: BulkTarget) => void;
}

function TargetField({ to, onChange }: TargetFieldProps) {
  const t = usePhrases('orderBulk');
  const names = useStateNames();
  return (
    <SelectField
      label={t('to')}
      value={to}
      onChange={({ target }) =>
        onChange(bulkTargets.find((one) => one === target.value) ?? 'confirmed')
      }
    >
      {bulkTargets.map((one) => (
        <option key={one} value={one}>
          {names.status(one)}
        </option>
      ))}
    </SelectField>
  );
}

function WouldMove({ preview: { movable, left } }: { readonly preview: Preview }) {
  const t = usePhrases('orderBulk');
  return (
    <>
      <p role="status">
        {movable.length === 0 ? t('nothing') : t('movable', { count: movable.length })}
      </p>
      <Staying title={t('stay')} left={left} />
    </>
  );
}

interface StayedProps {
  readonly left: Moved['left'];
  readonly onClose: () => void;
}

function Stayed({ left, onClose }: StayedProps) {
  const t = usePhrases('orderBulk');
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('doNothing')}
        </Button>
      }
    >
      <Staying title={t('stayed')} left={left} />
    </Dialog>
  );
}

/** Says what moved; where the table of states has a way back, one press takes all of it back. */
function useTell() {
  const t = usePhrases('orderBulk');
  const tell = ({ moved, back }: Moved, reason: string): void => {
    if (moved.length === 0) return;
    const undo = back && {
      label: t('back'),
      run: async () => tell(await move({ ...back, reason }), reason),
    };
    notify('success', t('moved', { count: moved.length }), undo);
  };
  return tell;
}

function Staying({ title, left }: { readonly title: string; readonly left: Moved['left'] }) {
  const t = usePhrases('orderBulk');
  if (left.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {left.map(({ id, number, why }) => (
          <li key={id}>
            {number}{' '}
            <span className="soft">{t(why === 'other' ? 'whyUnknown' : `why_${why}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
