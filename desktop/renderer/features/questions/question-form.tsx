import { useForm, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { BilingualField } from '../../ui/texts/bilingual-field.tsx';
import { TextsPanel } from '../../ui/texts/texts-panel.tsx';
import { readAnew, type Question } from './questions.ts';
import { saveQuestion, typedQuestion, type TypedQuestion } from './typed-question.ts';

interface QuestionFormProps {
  /** Null adds a new one. */
  readonly question: Question | null;
  readonly all: readonly Question[];
  readonly title: string;
  readonly onClose: () => void;
}

const paths = [
  ...(['slug', 'group', 'position', 'isVisible'] as const),
  ...(['question', 'answer'] as const).flatMap((name) =>
    (['cs', 'ro'] as const).map((language) => `${name}.${language}` as const),
  ),
] as const;

/** A question and its answer in both languages, and its place among the others. */
export function QuestionForm({ question, all, title, onClose }: QuestionFormProps) {
  const t = usePhrases('questions');
  const form = useForm<TypedQuestion>({ defaultValues: typedQuestion(question, all) });
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <TextsPanel
      title={title}
      form={form}
      paths={paths}
      save={(typed) => saveQuestion(question, typed)}
      readAnew={readAnew}
      saved={t('saved')}
      isNew={!question}
      onClose={onClose}
    >
      <QuestionFields form={form} newIn={question ? null : groups} />
    </TextsPanel>
  );
}

interface QuestionFieldsProps {
  readonly form: UseFormReturn<TypedQuestion>;
  /** Groups that a new question may belong to; null for one that has its place. */
  readonly newIn: readonly string[] | null;
}

function QuestionFields({ form, newIn }: QuestionFieldsProps) {
  const t = usePhrases('questions');
  const articles = usePhrases('articles');
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <BilingualField
        label={t('question')}
        errors={errors.question}
        field={(language) => register(`question.${language}`)}
      />
      {newIn && (
        <>
          <TextField
            label={articles('slug')}
            help={articles('slugHelp')}
            error={errors.slug?.message}
            {...register('slug')}
          />
          <SelectField label={t('group')} error={errors.group?.message} {...register('group')}>
            {newIn.map((group) => (
              <option key={group}>{group}</option>
            ))}
          </SelectField>
        </>
      )}
      <BilingualField
        label={t('answer')}
        help={articles('bodyHelp')}
        rows={10}
        errors={errors.answer}
        field={(language) => register(`answer.${language}`)}
      />
      <TextField
        label={t('position')}
        help={t('positionHelp')}
        inputMode="numeric"
        error={errors.position?.message}
        {...register('position', { valueAsNumber: true })}
      />
      <Checkbox label={t('isVisible')} {...register('isVisible')} />
    </>
  );
}
