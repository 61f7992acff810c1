import { useForm, type UseFormReturn } from 'react-hook-form';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualField } from '../../ui/texts/bilingual-field.tsx';
import { TextsPanel } from '../../ui/texts/texts-panel.tsx';
import { readAnew, type Article } from './articles.ts';
import { saveArticle, typedArticle, type TypedArticle } from './typed-article.ts';

interface ArticleFormProps {
  /** Null writes a new one. */
  readonly article: Article | null;
  readonly title: string;
  readonly onClose: () => void;
}

const paths = [
  'slug',
  'publishedAt',
  ...(['title', 'perex', 'body'] as const).flatMap((name) =>
    (['cs', 'ro'] as const).map((language) => `${name}.${language}` as const),
  ),
] as const;

/** Texts of an article in both languages, and the moment from which it is read. */
export function ArticleForm({ article, title, onClose }: ArticleFormProps) {
  const t = usePhrases('articles');
  const moment = useMoment();
  const { market } = useConfig();
  const form = useForm<TypedArticle>({ defaultValues: typedArticle(article, moment) });
  return (
    <TextsPanel
      title={title}
      form={form}
      paths={paths}
      save={(typed) => saveArticle(article, typed, { market, moment })}
      readAnew={readAnew}
      saved={t('saved')}
      isNew={!article}
      onClose={onClose}
    >
      <ArticleFields form={form} isNew={!article} />
    </TextsPanel>
  );
}

interface ArticleFieldsProps {
  readonly form: UseFormReturn<TypedArticle>;
  readonly isNew: boolean;
}

function ArticleFields({ form, isNew }: ArticleFieldsProps) {
  const t = usePhrases('articles');
  const moment = useMoment();
  const { register, setValue } = form;
  const { errors } = form.formState;
  return (
    <>
      <BilingualField
        label={t('title')}
        errors={errors.title}
        field={(language) => register(`title.${language}`)}
      />
      {isNew && (
        <TextField
          label={t('slug')}
          help={t('slugHelp')}
          error={errors.slug?.message}
          {...register('slug')}
        />
      )}
      <BilingualField
        label={t('perex')}
        rows={3}
        errors={errors.perex}
        field={(language) => register(`perex.${language}`)}
      />
      <BilingualField
        label={t('body')}
        help={t('bodyHelp')}
        rows={16}
        errors={errors.body}
        field={(language) => register(`body.${language}`)}
      />
      <TextField
        label={t('publishedAt')}
        help={t('publishedAtHelp')}
        error={errors.publishedAt?.message}
        {...register('publishedAt')}
      />
      <Button onClick={() => setValue('publishedAt', moment(new Date().toISOString()))}>
        {t('publishNow')}
      </Button>
    </>
  );
}
