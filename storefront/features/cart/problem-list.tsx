import { useText } from '../../i18n/text.ts';
import type { CartView } from '../../lib/cart-query.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withoutProblem } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';
import { ChangeTrouble } from './change-trouble.tsx';

type Problem = CartView['problems'][number];

/** Everything that is wrong with the cart, before all else; each is mended with one press. */
export function ProblemList() {
  const t = useText('cart');
  const { problems } = useCartPage().view;
  if (problems.length === 0) return null;
  const isBlocked = problems.some(({ isBlocking }) => isBlocking);
  const title = t(isBlocked ? 'problems' : 'news', { count: problems.length });
  return (
    <section id="problems" tabIndex={-1} aria-label={title}>
      <Notice type={isBlocked ? 'warning' : 'info'} title={title}>
        <ul className="problems">
          {problems.map((problem) => (
            <li className="problem" key={problem.id}>
              <p>
                {problem.message}{' '}
                {problem.packageId !== null && (
                  <a href={`#package-${String(problem.packageId)}`}>{t('show')}</a>
                )}
              </p>
              <RepairButton problem={problem} />
            </li>
          ))}
        </ul>
        <ChangeTrouble place="problems" />
      </Notice>
    </section>
  );
}

/** The same beside the product that it is about. */
export function PackageProblems({ packageId }: { readonly packageId: number }) {
  const problems = useCartPage().view.problems.filter((each) => each.packageId === packageId);
  return problems.map((problem) => (
    <div className="problem package-problem" key={problem.id}>
      <p>{problem.message}</p>
      <RepairButton problem={problem} />
    </div>
  ));
}

function RepairButton({ problem }: { readonly problem: Problem }) {
  const t = useText('cart');
  const client = useClient();
  const { change, waiting } = useCartPage();
  const place = 'problems';
  const { id, repair, message } = problem;
  const mend = () =>
    change({
      place,
      expected: (view) => withoutProblem(view, id),
      send: () => client.post('cart-repair', { body: { problem: id } }),
      said: t('repaired'),
      // The button is gone with its problem.
      onDone: () =>
        (document.getElementById('problems') ?? document.getElementById('cart-title'))?.focus(),
    });
  return (
    <Button
      kind="secondary"
      busy={waiting.includes(place)}
      aria-label={`${t(repair)}: ${message}`}
      onClick={mend}
    >
      {t(repair)}
    </Button>
  );
}
