import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { reportFailure } from '../../../lib/failures.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProductPicker, type PickedProduct } from '../../../ui/catalogue/product-picker.tsx';
import { rereadFamilies, type Family } from './families.ts';
import { FindFamilies, type FoundFamily } from '../../../ui/catalogue/find-families.tsx';
import '../../../ui/plain-table.css';

interface FamilyVariantsProps {
  readonly family: Family;
  readonly mayEdit: boolean;
}

type Variant = Family['masterProducts'][number];

/** Variants of a family; those that are ticked move to another one, and others come in. */
export function FamilyVariants({ family, mayEdit }: FamilyVariantsProps) {
  const t = usePhrases('families');
  const grid = usePhrases('grid');
  const product = usePhrases('product');
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [open, setOpen] = useState<'move' | 'take' | null>(null);
  const { masterProducts } = family;
  const moved = masterProducts.filter(({ id }) => ticked.includes(id));
  const close = () => setOpen(null);
  const toggle = (id: number) =>
    setTicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <section className="screen-part" aria-label={t('variantsOf')}>
      {masterProducts.length === 0 ? (
        <p className="soft">{t('noVariants')}</p>
      ) : (
        <table className="plain-table">
          <caption className="product-caption">{t('variantsOf')}</caption>
          <tbody>
            {masterProducts.map(({ id, code, name, groupName, isActive }) => (
              <tr key={id}>
                <td>
                  {mayEdit && (
                    <input
                      type="checkbox"
                      aria-label={t('tick', { code })}
                      checked={ticked.includes(id)}
                      onChange={() => toggle(id)}
                    />
                  )}
                </td>
                <th scope="row">{code}</th>
                <td>{name}</td>
                <td>{groupName}</td>
                <td>{isActive ? grid('yes') : grid('no')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mayEdit && (
        <div className="part-actions">
          <Button disabled={moved.length === 0} onClick={() => setOpen('move')}>
            {t('move', { count: moved.length })}
          </Button>
          <Button onClick={() => setOpen('take')}>{t('take')}</Button>
          <Button
            icon="plus"
            onClick={() => void navigate(`/new-product?family=${String(family.id)}`)}
          >
            {product('addVariants')}
          </Button>
        </div>
      )}
      {open === 'move' && <MoveDialog family={family} moved={moved} onClose={close} />}
      {open === 'take' && <TakeDialog family={family} onClose={close} />}
    </section>
  );
}

interface MoveDialogProps {
  readonly family: Family;
  readonly moved: readonly Variant[];
  readonly onClose: () => void;
}

function useMoving(onClose: () => void) {
  const t = usePhrases('families');
  return useMutation({
    mutationFn: (move: () => Promise<unknown>) => move(),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', t('moved'));
      onClose();
    },
    onError: reportFailure,
    onSettled: rereadFamilies,
  });
}

/** One variant moves by its own version, several by that of the family which takes them. */
async function moveTo(target: number, moved: readonly Variant[]): Promise<unknown> {
  const [only] = moved;
  if (only && moved.length === 1) {
    return client.patch('meta-master-swap', {
      params: { masterProductId: only.id },
      body: { metaMasterId: target, version: only.version },
    });
  }
  const { version } = await client.get('meta-master-get', { params: { metaMasterId: target } });
  const masterProductIds = moved.map(({ id }) => id);
  return client.patch('meta-master-add-master-product', {
    body: { metaMasterId: target, version, masterProductIds },
  });
}

function MoveDialog({ family, moved, onClose }: MoveDialogProps) {
  const t = usePhrases('families');
  const [target, setTarget] = useState<FoundFamily | null>(null);
  const moving = useMoving(onClose);
  return (
    <Dialog
      title={t('move', { count: moved.length })}
      lead={t('moveLead', { codes: moved.map(({ code }) => code).join(', ') })}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          disabled={target === null}
          busy={moving.isPending}
          onClick={() => target && moving.mutate(() => moveTo(target.id, moved))}
        >
          {t('moveDo', { name: target?.name ?? '…' })}
        </Button>
      }
    >
      <FindFamilies
        label={t('findTarget')}
        except={family.id}
        chosen={target?.id ?? null}
        onChoose={setTarget}
      />
    </Dialog>
  );
}

function TakeDialog({ family, onClose }: Omit<MoveDialogProps, 'moved'>) {
  const t = usePhrases('families');
  const [picked, setPicked] = useState<PickedProduct | null>(null);
  const moving = useMoving(onClose);
  const { id: metaMasterId, version } = family;
  const take = (id: number) =>
    client.patch('meta-master-add-master-product', {
      body: { metaMasterId, version, masterProductIds: [id] },
    });
  return (
    <Dialog
      title={t('take')}
      lead={t('takeLead')}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          disabled={picked === null}
          busy={moving.isPending}
          onClick={() => picked && moving.mutate(() => take(picked.id))}
        >
          {t('takeDo')}
        </Button>
      }
    >
      <ProductPicker label={t('takeWhich')} picked={picked} onPick={setPicked} except={0} />
    </Dialog>
  );
}
