import { useId } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';

interface WorkedTableProps {
  readonly title: string;
  readonly rows: Reply<Endpoints['admin-repair-numbers']>['workedByOperation'];
}

/** How long was worked on what, or by whom; nothing where no timer ran. */
export function WorkedTable({ title, rows }: WorkedTableProps) {
  const t = usePhrases('repairNumbers');
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="plain-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('worked')}</th>
            <th scope="col">{t('repairs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, minutes, repairs }, at) => (
            <tr key={`${name} ${String(at)}`}>
              <th scope="row">{name}</th>
              <td className="number">{t('minutes', { minutes })}</td>
              <td className="number">{repairs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
