import { useCallback, useState } from 'react';
import { isStaff, roles as allRoles } from '#core/permissions/roles.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { staffGrid } from '#core/accounts/staff-grid.ts';
import { languages } from '#core/market/market.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { flagDots } from '../../ui/grid/status-dots.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { newAccount, type StaffAccount } from './staff-account.ts';
import { StaffPanel } from './staff-panel.tsx';

/** The account of a row, as its form takes it. */
function accountOf({ id, version, ...cells }: GridRow): StaffAccount {
  const role = allRoles.find((one) => one === cells['role']);
  const language = languages.find((one) => one === cells['language']);
  if (!role || !language || !isStaff(role)) throw new Error('a row is no account of the staff');
  return {
    id,
    version,
    role,
    language,
    isActive: cells['isActive'] === true,
    store: String(cells['storeSlug'] ?? ''),
    hasSecondFactor: cells['hasSecondFactor'] === true,
    name: String(cells['name']),
    eMail: String(cells['eMail']),
  };
}

const dots = { isActive: flagDots, hasSecondFactor: flagDots };

/** Who works in the back office, in which role, and what that lets them do. */
export function StaffScreen() {
  const t = usePhrases('administration');
  const role = usePhrases('roles');
  const title = usePhrases('screens')('staff');
  const [open, setOpen] = useState<StaffAccount | null>(null);
  const choiceLabel = useCallback(
    (column: GridColumn, choice: string) => {
      const known = allRoles.find((one) => one === choice);
      if (column.id === 'role') return known ? role(known) : choice;
      return choice === 'ro' ? t('language_ro') : t('language_cs');
    },
    [t, role],
  );
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen(newAccount)}>
      {t('newAccount')}
    </Button>
  );
  return (
    <Screen title={title} tools={add}>
      <SplitView
        panel={open && <StaffPanel key={open.id} account={open} onClose={() => setOpen(null)} />}
      >
        <DataGrid
          grid={staffGrid}
          label={title}
          titles={{
            name: t('name'),
            eMail: t('eMail'),
            role: t('role'),
            store: t('store'),
            language: t('language'),
            isActive: t('isActive'),
            hasSecondFactor: t('hasSecondFactor'),
          }}
          choiceLabel={choiceLabel}
          pinned={['name']}
          dots={dots}
          widths={{ eMail: 310, role: 180 }}
          topic="users"
          emptyText={t('emptyStaff')}
          fetchPage={(request, signal) =>
            client.get('grid-staff', { query: gridQuery(request) }, { signal })
          }
          onOpen={(row) => setOpen(accountOf(row))}
        />
      </SplitView>
    </Screen>
  );
}
