import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { linkTargets, ownParts, productRows } from '#core/content/page-block.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { BilingualField } from '../../ui/texts/bilingual-field.tsx';
import type { BlockType, TypedPage } from './typed-page.ts';

interface BlockFieldsProps {
  readonly form: UseFormReturn<TypedPage>;
  /** Which block of the page, from 0. */
  readonly place: number;
}

interface TypedFieldsProps extends BlockFieldsProps {
  /** A block keeps its type; it moves with it. */
  readonly type: BlockType;
}

/** What is written of one block, by its type. */
export function BlockFields({ form, place, type }: TypedFieldsProps) {
  switch (type) {
    case 'hero':
      return <HeroFields form={form} place={place} />;
    case 'products':
      return <ProductFields form={form} place={place} />;
    case 'text':
      return <TextFields form={form} place={place} />;
    case 'links':
      return <LinkFields form={form} place={place} />;
    case 'brands':
      return <BrandFields form={form} place={place} />;
    case 'part':
      return <PartFields form={form} place={place} />;
  }
}

function HeadingField({ form, place }: BlockFieldsProps) {
  const t = usePhrases('landingPages');
  return (
    <BilingualField
      label={t('heading')}
      errors={form.formState.errors.blocks?.[place]?.heading}
      field={(language) => form.register(`blocks.${place}.heading.${language}`)}
    />
  );
}

function HeroFields({ form, place }: BlockFieldsProps) {
  const t = usePhrases('landingPages');
  const errors = form.formState.errors.blocks?.[place];
  return (
    <>
      <HeadingField form={form} place={place} />
      <BilingualField
        label={t('text')}
        rows={2}
        errors={errors?.text}
        field={(language) => form.register(`blocks.${place}.text.${language}`)}
      />
      <BilingualField
        label={t('label')}
        errors={errors?.label}
        field={(language) => form.register(`blocks.${place}.label.${language}`)}
      />
      <TextField
        label={t('href')}
        help={t('hrefHelp')}
        error={errors?.href?.message}
        {...form.register(`blocks.${place}.href`)}
      />
    </>
  );
}

function ProductFields({ form, place }: BlockFieldsProps) {
  const t = usePhrases('landingPages');
  const errors = form.formState.errors.blocks?.[place];
  // Read of the whole, as a block that moves takes another place.
  const row = useWatch({ control: form.control, name: 'blocks' })[place]?.row;
  return (
    <>
      <HeadingField form={form} place={place} />
      <SelectField
        label={t('row')}
        error={errors?.row?.message}
        {...form.register(`blocks.${place}.row`)}
      >
        {productRows.map((one) => (
          <option key={one} value={one}>
            {t(`row_${one}`)}
          </option>
        ))}
      </SelectField>
      {row === 'list' && (
        <TextField
          label={t('list')}
          help={t('listHelp')}
          error={errors?.list?.message}
          {...form.register(`blocks.${place}.list`)}
        />
      )}
    </>
  );
}

function TextFields({ form, place }: BlockFieldsProps) {
  const t = usePhrases('landingPages');
  return (
    <BilingualField
      label={t('text')}
      help={t('bodyHelp')}
      rows={8}
      errors={form.formState.errors.blocks?.[place]?.body}
      field={(language) => form.register(`blocks.${place}.body.${language}`)}
    />
  );
}

function LinkFields({ form, place }: BlockFieldsProps) {
  const t = usePhrases('landingPages');
  const refused = form.formState.errors.blocks?.[place]?.targets?.message;
  return (
    <>
      <HeadingField form={form} place={place} />
      <fieldset className="page-block-targets">
        <legend>{t('targets')}</legend>
        {linkTargets.map((target) => (
          <Checkbox
            key={target}
            value={target}
            label={t(`target_${target}`)}
            {...form.register(`blocks.${place}.targets`)}
          />
        ))}
        {refused !== undefined && <FieldError isAlert>{refused}</FieldError>}
      </fieldset>
    </>
  );
}

function BrandFields({ form, place }: BlockFieldsProps) {
  const t = usePhrases('landingPages');
  return (
    <>
      <HeadingField form={form} place={place} />
      <TextAreaField
        label={t('brands')}
        help={t('brandsHelp')}
        rows={5}
        error={form.formState.errors.blocks?.[place]?.brands?.message}
        {...form.register(`blocks.${place}.brands`)}
      />
    </>
  );
}

function PartFields({ form, place }: BlockFieldsProps) {
  const t = usePhrases('landingPages');
  return (
    <SelectField
      label={t('part')}
      error={form.formState.errors.blocks?.[place]?.part?.message}
      {...form.register(`blocks.${place}.part`)}
    >
      {ownParts.map((part) => (
        <option key={part} value={part}>
          {t(`part_${part}`)}
        </option>
      ))}
    </SelectField>
  );
}
