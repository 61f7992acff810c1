import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import type { PreparedAct } from '../../lib/prepared-acts.ts';
import '../../ui/plain-table.css';

interface ActChangesProps {
  readonly act: Pick<PreparedAct, 'act' | 'changes' | 'moreChanges'>;
}

/** What an act changes, before and after: nobody agrees to a price that they have not seen. */
export function ActChanges({ act: { act, changes, moreChanges } }: ActChangesProps) {
  const t = usePhrases('approvals');
  const { market } = useConfig();
  if (changes.length === 0) return null;
  const shown = (value: number | null) => {
    if (value === null) return '–';
    return act === 'write_off' ? String(value) : formatMoney(value, market);
  };
  return (
    <>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('title')}</th>
            <th scope="col">{t('was')}</th>
            <th scope="col">{t('becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ title, before, after }, at) => (
            <tr key={at}>
              <th scope="row">{title}</th>
              <td className="amount">{shown(before)}</td>
              <td className="amount">{shown(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreChanges > 0 && <p className="soft">{t('moreChanges', { count: moreChanges })}</p>}
    </>
  );
}
