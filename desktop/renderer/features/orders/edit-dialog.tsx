import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { EditDelivery, type DeliveryWish } from './edit-delivery.tsx';
import { EditDifference } from './edit-difference.tsx';
import { EditPieces, type PiecesWish } from './edit-pieces.tsx';
import type { StaffOrder } from './staff-order.ts';

type Editable = Reply<Endpoints['admin-order-editable']>;

interface EditDialogProps {
  readonly order: Pick<StaffOrder, 'id' | 'number'>;
  readonly onClose: () => void;
}

/** The dialog of an edit, loaded when it is opened. */
export function EditDialog({ order: { id, number }, onClose }: EditDialogProps) {
  const t = usePhrases('orderEdit');
  const editable = useQuery({
    queryKey: ['admin-order', 'editable', id],
    // What was typed stays; a later version is a conflict that is said.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => client.get('admin-order-editable', { params: { id } }, { signal }),
  });
  const { data } = editable;
  if (data?.refusal === null) {
    return <EditForm id={id} number={number} editable={data} onClose={onClose} />;
  }
  return (
    <Dialog title={t('title', { number })} onClose={onClose}>
      {editable.isPending && <Skeleton lines={6} />}
      {editable.isError && (
        <ErrorState error={editable.error} onRetry={() => void editable.refetch()} />
      )}
      {data && <p role="alert">{data.refusal}</p>}
    </Dialog>
  );
}

interface EditFormProps {
  readonly id: number;
  readonly number: string;
  readonly editable: Editable;
  readonly onClose: () => void;
}

const messageOf = (error: unknown): string => {
  const { fields, form, text } = failureOf(error);
  const said = [...form, ...Object.values(fields)];
  return said.length > 0 ? said.join(' ') : text;
};

/** What is wished, what it would come to, and the way to keep it. */
function useEdit({ id, editable, onClose }: EditFormProps) {
  const t = usePhrases('orderEdit');
  const [pieces, setPieces] = useState<PiecesWish>({ lines: [], added: [] });
  const [delivery, setDelivery] = useState<DeliveryWish>({});
  const [reason, setReason] = useState('');
  const wish = {
    version: editable.version,
    lines: [...pieces.lines],
    added: pieces.added.map(({ productId, quantity }) => ({ productId, quantity })),
    ...delivery,
  };
  const text = JSON.stringify(wish);
  const settled = useDebounced(text, 300);
  const isChanged =
    pieces.lines.length > 0 || pieces.added.length > 0 || Object.keys(delivery).length > 0;
  const preview = useQuery({
    queryKey: ['order-edit-preview', id, settled],
    enabled: isChanged && settled === text,
    retry: false,
    queryFn: ({ signal }) =>
      client.post('admin-order-edit-preview', { params: { id }, body: wish }, { signal }),
  });
  const save = useMutation({
    mutationFn: ({ total, toPay, refund }: Reply<Endpoints['admin-order-edit-preview']>) =>
      client.post('admin-order-edit', {
        params: { id },
        body: { ...wish, reason, seen: { total, toPay, refund } },
      }),
    onSuccess: ({ prepared }) => {
      notify(prepared ? 'info' : 'success', t(prepared ? 'waits' : 'saved'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
  const seen = isChanged && settled === text ? preview.data : undefined;
  const trouble = save.error ?? (isChanged ? preview.error : null);
  const isReckoning = isChanged && preview.isFetching;
  const wished = { pieces, setPieces, delivery, setDelivery, reason, setReason } as const;
  return { ...wished, seen, save, trouble, isReckoning } as const;
}

function EditForm(props: EditFormProps) {
  const { number, editable, onClose } = props;
  const t = usePhrases('orderEdit');
  const form = useId();
  const { pieces, setPieces, delivery, setDelivery, reason, setReason, ...edit } = useEdit(props);
  const { seen, save, trouble, isReckoning } = edit;
  return (
    <Dialog
      title={t('title', { number })}
      lead={t('lead')}
      onClose={onClose}
      width="wide"
      actions={
        <Button
          type="submit"
          form={form}
          kind="primary"
          busy={save.isPending}
          disabled={seen === undefined}
        >
          {t('save')}
        </Button>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (seen) save.mutate(seen);
        }}
      >
        <EditPieces lines={editable.lines} wish={pieces} onChange={setPieces} />
        <EditDelivery editable={editable} wish={delivery} onChange={setDelivery} />
        <TextField
          label={t('reason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <EditDifference seen={seen} isReckoning={isReckoning} />
        {trouble !== null && <p role="alert">{messageOf(trouble)}</p>}
      </form>
    </Dialog>
  );
}
