import { usePhrases } from '../../i18n/use-phrases.ts';
import type { DeskFile } from './desk-file.ts';

/** A choice of a question as people read it. */
export const labelOf = (
  { choices }: DeskFile['appraisal']['deviceConditions'][string],
  value: string | undefined,
): string => choices.find((choice) => choice.value === value)?.label ?? '';

interface AnswerTableProps {
  readonly file: DeskFile;
  /** What an inspection found; the customer's answers alone where there was none. */
  readonly found?: Readonly<Record<string, string>>;
}

/** Every question with what the customer said and, beside it, what was found; differences are marked. */
export function AnswerTable({ file, found }: AnswerTableProps) {
  const t = usePhrases('buybacks');
  return (
    <section>
      {!found && <h3>{t('answers')}</h3>}
      <table className="buyback-answers">
        <thead>
          <tr>
            <th scope="col">{t('question')}</th>
            <th scope="col">{t('said')}</th>
            {found && <th scope="col">{t('found')}</th>}
          </tr>
        </thead>
        <tbody>
          {Object.entries(file.appraisal.deviceConditions).map(([id, condition]) => {
            const differs = found !== undefined && found[id] !== file.answers[id];
            return (
              <tr key={id} data-differs={differs}>
                <th scope="row">{condition.name}</th>
                <td>{labelOf(condition, file.answers[id])}</td>
                {found && (
                  <td>
                    {labelOf(condition, found[id])}
                    {differs && <span className="buyback-mark">{t('differs')}</span>}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
