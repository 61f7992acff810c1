import { useState } from 'react';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { Button } from '../../../ui/button.tsx';
import { SplitView } from '../../../ui/panel.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { AddFamily } from './add-family.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { FindFamilies, noFamily } from '../../../ui/catalogue/find-families.tsx';

/** Families of products (meta masters): found, made, described, and their variants moved between them. */
export function FamiliesScreen() {
  const t = usePhrases('families');
  const title = usePhrases('screens')('families');
  const mayEdit = usePermission('catalogue.edit');
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  const panel =
    open === 'new' ? (
      <AddFamily onClose={close} />
    ) : (
      open !== null && <FamilyPanel key={open} id={open} mayEdit={mayEdit} onClose={close} />
    );
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={title} tools={mayEdit && add}>
      <SplitView panelWidth="wide" panel={panel}>
        <div className="screen-part">
          <FindFamilies
            label={t('find')}
            except={noFamily}
            chosen={typeof open === 'number' ? open : null}
            onChoose={({ id }) => setOpen(id)}
          />
        </div>
      </SplitView>
    </Screen>
  );
}
