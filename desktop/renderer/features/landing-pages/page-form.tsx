import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualField } from '../../ui/texts/bilingual-field.tsx';
import { TextsPanel } from '../../ui/texts/texts-panel.tsx';
import { BlockList } from './block-list.tsx';
import { readAnew, type LandingPage } from './landing-pages.ts';
import { PageActs } from './page-acts.tsx';
import { savePage, typedPage, type TypedPage } from './typed-page.ts';

interface PageFormProps {
  /** Null composes a new one. */
  readonly page: LandingPage | null;
  readonly title: string;
  readonly onClose: () => void;
}

const languages = ['cs', 'ro'] as const;
const plainPaths = [
  ...(['slug', 'shownFrom', 'shownUntil'] as const),
  ...(['title', 'description'] as const).flatMap((name) =>
    languages.map((language) => `${name}.${language}` as const),
  ),
] as const;

/** Fields of the block at a place; what has none of its own is said of all blocks. */
const pathsOfBlock = (place: number) =>
  [
    ...(['href', 'row', 'list', 'targets', 'brands', 'part'] as const).map(
      (name) => `blocks.${place}.${name}` as const,
    ),
    ...(['heading', 'text', 'label', 'body'] as const).flatMap((name) =>
      languages.map((language) => `blocks.${place}.${name}.${language}` as const),
    ),
  ] as const;

/** What a page says of itself, when it is shown and the blocks that it is made of. */
export function PageForm({ page, title, onClose }: PageFormProps) {
  const t = usePhrases('landingPages');
  const moment = useMoment();
  const { market } = useConfig();
  const form = useForm<TypedPage>({ defaultValues: typedPage(page, moment) });
  const blocks = useWatch({ control: form.control, name: 'blocks' });
  const paths = [
    ...plainPaths,
    ...blocks.flatMap((_, place) => pathsOfBlock(place)),
    'blocks' as const,
  ];
  return (
    <TextsPanel
      title={title}
      form={form}
      paths={paths}
      save={(typed) => savePage(page, typed, { market, moment })}
      readAnew={readAnew}
      saved={t('saved')}
      isNew={!page}
      onClose={onClose}
    >
      {page && <PageActs page={page} isDirty={form.formState.isDirty} onClose={onClose} />}
      <PageFields form={form} isNew={!page} />
      <BlockList form={form} />
    </TextsPanel>
  );
}

interface PageFieldsProps {
  readonly form: UseFormReturn<TypedPage>;
  readonly isNew: boolean;
}

function PageFields({ form, isNew }: PageFieldsProps) {
  const t = usePhrases('landingPages');
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
      <BilingualField
        label={t('description')}
        help={t('descriptionHelp')}
        rows={2}
        errors={errors.description}
        field={(language) => register(`description.${language}`)}
      />
      {isNew && (
        <TextField
          label={t('slug')}
          help={t('slugHelp')}
          error={errors.slug?.message}
          {...register('slug')}
        />
      )}
      <TextField
        label={t('shownFrom')}
        help={t('shownFromHelp')}
        error={errors.shownFrom?.message}
        {...register('shownFrom')}
      />
      <Button
        onClick={() =>
          setValue('shownFrom', moment(new Date().toISOString()), { shouldDirty: true })
        }
      >
        {t('showNow')}
      </Button>
      <TextField
        label={t('shownUntil')}
        help={t('shownUntilHelp')}
        error={errors.shownUntil?.message}
        {...register('shownUntil')}
      />
    </>
  );
}
