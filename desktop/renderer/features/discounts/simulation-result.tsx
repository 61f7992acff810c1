import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import type { Simulation } from './discounts.ts';
import { useDiscountWords } from './use-discount-words.ts';

const kinds = ['orders', 'carts'] as const;

interface SimulationResultProps {
  readonly found: Simulation;
}

/** Numbers of a replay: what comes in, what is earned, who gains, and what it does to other discounts. */
export function SimulationResult({ found }: SimulationResultProps) {
  const t = usePhrases('discounts');
  return (
    <>
      {found.isPart && <p role="status">{t('isPart')}</p>}
      <Sums found={found} />
      {found.linesWithoutCost > 0 && (
        <p className="soft">{t('linesWithoutCost', { count: found.linesWithoutCost })}</p>
      )}
      {found.linesBelowCost > 0 && (
        <p role="status">{t('linesBelowCost', { count: found.linesBelowCost })}</p>
      )}
      <Gainers found={found} />
      <Others title={t('beside')} others={found.beside} />
      <Others title={t('putOut')} others={found.putOut} />
    </>
  );
}

function Sums({ found }: SimulationResultProps) {
  const t = usePhrases('discounts');
  const { money } = useDiscountWords();
  const change = (before: number, after: number) => {
    const difference = Math.round(after - before);
    return difference > 0 ? `+${money(difference)}` : money(difference);
  };
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['what', 'touched', 'before', 'after', 'change'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.flatMap((kind) =>
          (['revenue', 'margin'] as const).map((sum) => {
            const { count, touched, before, after } = found[kind];
            return (
              <tr key={`${kind}-${sum}`}>
                <th scope="row">{t(`${kind}_${sum}`)}</th>
                <td>{t('touchedOf', { touched, count })}</td>
                <td>{money(Math.round(before[sum]))}</td>
                <td>{money(Math.round(after[sum]))}</td>
                <td>{change(before[sum], after[sum])}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}

function Gainers({ found }: SimulationResultProps) {
  const t = usePhrases('discounts');
  const role = usePhrases('roles');
  const { money } = useDiscountWords();
  if (found.gainers.length === 0) return null;
  const nameOf = (group: string) => {
    if (group === 'guest') return t('guests');
    return group === 'customer' || group === 'business' ? role(group) : group;
  };
  return (
    <table className="plain-table">
      <caption>{t('gainers')}</caption>
      <tbody>
        {found.gainers.map(({ group, carts, saved }) => (
          <tr key={group}>
            <th scope="row">{nameOf(group)}</th>
            <td>{t('inCarts', { count: carts })}</td>
            <td>{t('saves', { amount: money(saved) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OthersProps {
  readonly title: string;
  readonly others: Simulation['beside'];
}

function Others({ title, others }: OthersProps) {
  const t = usePhrases('discounts');
  const language = useLanguage();
  if (others.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {others.map(({ id, name, carts }) => (
          <li key={id}>{`${name[language]} · ${t('inCarts', { count: carts })}`}</li>
        ))}
      </ul>
    </section>
  );
}
