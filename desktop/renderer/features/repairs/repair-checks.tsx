import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { useBenchAct, type Bench, type Check, type Phase } from './bench.ts';
import { CheckCell, type Answer } from './check-cell.tsx';

interface RepairChecksProps {
  readonly id: number;
  readonly bench: Bench;
}

interface Said {
  readonly phase: Phase;
  readonly results: readonly (Answer & { readonly checkId: number })[];
}

const phases = ['before', 'after'] as const;

/** Verdicts that nobody has given yet, or that are of a time before the device was opened again. */
const openVerdicts = (checks: readonly Check[], phase: Phase): number[] =>
  checks.flatMap((check) => {
    const isOpen = check[phase] === null || (phase === 'after' && check.isStale);
    const isAsked = check.kind === 'verdict' && check.phases.includes(phase);
    return isAsked && isOpen && check.checkId !== null ? [check.checkId] : [];
  });

function useAnswers(id: number) {
  return useBenchAct(id, {
    send: ({ phase, results }: Said) =>
      client.post('admin-repair-checked', {
        params: { id },
        body: { phase, results: [...results] },
      }),
    onFailed: (error) => {
      const wrong = failureOf(error).fields['results'];
      if (wrong === undefined) reportFailure(error);
      else notify('error', wrong);
    },
  });
}

/** What worked before the device was opened and what does after, side by side. */
export function RepairChecks({ id, bench }: RepairChecksProps) {
  const t = usePhrases('repairBench');
  const say = useAnswers(id);
  // Leaving a field by pressing the button says that field first; the press must not be lost to it.
  const rest = useAnswers(id);
  const { checks, missing } = bench;
  return (
    <section>
      <h2>{t('checks')}</h2>
      <table className="plain-table bench-checks" aria-label={t('checks')}>
        <thead>
          <tr>
            <th scope="col">{t('check')}</th>
            {phases.map((phase) => (
              <th key={phase} scope="col">
                {t(phase)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <tr key={check.checkId ?? `${check.name} ${check.phases.join(' ')}`}>
              <CheckName check={check} />
              {phases.map((phase) => (
                <CheckCell
                  key={phase}
                  check={check}
                  phase={phase}
                  isOpen={bench.phases.includes(phase)}
                  onAnswer={(answer, checkId) =>
                    say.mutate({ phase, results: [{ ...answer, checkId }] })
                  }
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RestIsFine bench={bench} busy={rest.isPending} onSay={rest.mutate} />
      {bench.phases.includes('after') && missing.length > 0 && (
        <p>{t('missing', { names: missing.join(', ') })}</p>
      )}
    </section>
  );
}

function CheckName({ check }: { readonly check: Check }) {
  const t = usePhrases('repairBench');
  return (
    <th scope="row">
      {check.name}
      {check.isWorse && <span className="bench-found bench-worse">{t('worse')}</span>}
      {check.isStale && <span className="bench-found bench-again">{t('again')}</span>}
    </th>
  );
}

interface RestIsFineProps {
  readonly bench: Bench;
  readonly busy: boolean;
  readonly onSay: (said: Said) => void;
}

/** One press for all that works; what does not is said beforehand. */
function RestIsFine({ bench, busy, onSay }: RestIsFineProps) {
  const t = usePhrases('repairBench');
  const open = phases.flatMap((phase) => {
    const ids = bench.phases.includes(phase) ? openVerdicts(bench.checks, phase) : [];
    return ids.length === 0 ? [] : [{ phase, ids }];
  });
  if (open.length === 0) return null;
  return (
    <p className="repair-acts">
      {open.map(({ phase, ids }) => (
        <Button
          key={phase}
          busy={busy}
          onClick={() =>
            onSay({
              phase,
              results: ids.map((checkId) => ({
                checkId,
                outcome: 'ok',
                number: null,
                choice: null,
              })),
            })
          }
        >
          {t(`rest_${phase}`)}
        </Button>
      ))}
    </p>
  );
}
