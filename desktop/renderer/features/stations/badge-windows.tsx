import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

const windowsKey = ['badge-windows'];
const settled = () => queries.invalidateQueries({ queryKey: windowsKey });

/** Which windows take badges: this one is registered here, one that is lost is taken off the list. */
export function BadgeWindows({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('badges');
  const moment = useMoment();
  const found = useQuery({
    queryKey: windowsKey,
    queryFn: ({ signal }) => client.get('badge-windows', {}, { signal }),
  });
  const remove = useMutation({
    mutationFn: (id: number) => client.post('badge-window-remove', { body: { id } }),
    onSettled: settled,
  });
  const windows = found.data?.windows ?? [];
  return (
    <Dialog title={t('windows')} lead={t('windowsLead')} onClose={onClose}>
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={3} />}
      {found.data && windows.length === 0 && <p>{t('noWindows')}</p>}
      <ul className="badge-windows">
        {windows.map(({ id, name, registeredAt, by, isHere }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> {isHere && t('isHere')}
              <br />
              <span className="soft">{t('registered', { by, at: moment(registeredAt) })}</span>
            </span>
            <Button
              busy={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              {t('removeWindow', { name })}
            </Button>
          </li>
        ))}
      </ul>
      {found.data && !windows.some(({ isHere }) => isHere) && <AddWindow />}
    </Dialog>
  );
}

function AddWindow() {
  const t = usePhrases('badges');
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => client.post('badge-window-add', { body: { name: name.trim() } }),
    onSuccess: () => notify('success', t('windowAdded')),
    onSettled: settled,
  });
  return (
    <form
      className="typed-code"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <TextField
        label={t('windowName')}
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" kind="primary" busy={add.isPending}>
        {t('addWindow')}
      </Button>
    </form>
  );
}
