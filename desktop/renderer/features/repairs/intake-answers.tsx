import { useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { usePaperAct, type Papers } from './repair-papers.ts';

type Typed = Readonly<Record<string, string>>;

function useAnswers(id: number, { questions, intake }: Papers) {
  const [typed, setTyped] = useState<Typed>({});
  const valueOf = (question: string) =>
    typed[question] ?? questions.find((one) => one.id === question)?.answer ?? '';
  const save = usePaperAct(id, {
    send: () => {
      const answers = questions.flatMap(({ id: question }) =>
        valueOf(question) === '' ? [] : [{ question, choice: valueOf(question) }],
      );
      const body = { digest: intake.digest, answers };
      return client.post('admin-repair-answers', { params: { id }, body });
    },
    onDone: () => setTyped({}),
  });
  const type = (question: string, choice: string) => setTyped({ ...typed, [question]: choice });
  return { valueOf, type, save, isDirty: Object.keys(typed).length > 0 };
}

/** How the device looks, by the questions that the buy-back asks of it. */
export function IntakeAnswers({ id, papers }: { readonly id: number; readonly papers: Papers }) {
  const t = usePhrases('repairPapers');
  const { valueOf, type, save, isDirty } = useAnswers(id, papers);
  const { questions, isOpen } = papers;
  if (questions.length === 0) return null;
  return (
    <fieldset className="signature-field" disabled={!isOpen}>
      <legend>{t('answers')}</legend>
      <div className="repair-pair">
        {questions.map(({ id: question, name, choices }) => (
          <SelectField
            key={question}
            label={name}
            value={valueOf(question)}
            onChange={({ target }) => type(question, target.value)}
          >
            <option value="">{t('unanswered')}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {save.isError && <FieldError isAlert>{failureOf(save.error).text}</FieldError>}
      {isOpen && (
        <p>
          <Button busy={save.isPending} disabled={!isDirty} onClick={() => save.mutate()}>
            {t('saveAnswers')}
          </Button>
        </p>
      )}
      <UnsavedDialog isDirty={isDirty} />
    </fieldset>
  );
}
