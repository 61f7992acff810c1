import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { FamilyFields } from './family-fields.tsx';
import { UsedPieces } from './used-pieces.tsx';
import {
  useChoices,
  useFamily,
  useNewProduct,
  type Choices,
  type JoinedFamily,
  type NewProduct,
} from './use-new-product.ts';
import { VariantAxes } from './variant-axes.tsx';
import { MissingThings, VariantTable } from './variant-table.tsx';
import '../../ui/plain-table.css';
import './new-product.css';

/** A product from its name to the shelf: family, variants, new and used pieces. */
export function NewProductScreen() {
  const title = usePhrases('screens')('newProduct');
  const [search] = useSearchParams();
  const familyId = Number(search.get('family') ?? 0);
  const choices = useChoices();
  const family = useFamily(familyId);
  const joined = familyId > 0 ? family.data : null;
  if (choices.data && joined !== undefined) {
    return <NewProductForm key={familyId} title={title} choices={choices.data} joined={joined} />;
  }
  const failed = choices.error ?? family.error;
  const retry = () => void Promise.all([choices.refetch(), familyId > 0 && family.refetch()]);
  return (
    <Screen title={title}>
      {failed ? <ErrorState error={failed} onRetry={retry} /> : <Skeleton lines={12} />}
    </Screen>
  );
}

/** Goes to the product once it is made, and says so; by then nothing holds the screen any more. */
function useLeaveWhenMade({ saving: { data, variables: isPublished } }: NewProduct): void {
  const t = usePhrases('newProduct');
  const navigate = useNavigate();
  const leave = useEffectEvent((code: string) => {
    notify('success', t(isPublished === true ? 'published' : 'saved'));
    if ((data?.waiting ?? 0) > 0) notify('info', t('atCost'));
    void navigate(`/products/${encodeURIComponent(code)}`);
  });
  const code = data?.variants[0]?.code;
  useEffect(() => {
    if (code !== undefined) leave(code);
  }, [code]);
}

interface NewProductFormProps {
  readonly title: string;
  readonly choices: Choices;
  readonly joined: JoinedFamily | null;
}

function NewProductForm({ title, choices, joined }: NewProductFormProps) {
  const t = usePhrases('newProduct');
  const form = useNewProduct(joined);
  const { saving, failure, product } = form;
  useLeaveWhenMade(form);
  const isReady = product.variants.length > 0 && !saving.isPending;
  const save = (isPublished: boolean) => {
    if (isReady) saving.mutate(isPublished);
  };
  return (
    <Screen
      title={title}
      tools={
        <>
          <Button disabled={!isReady} onClick={() => save(false)}>
            {t('saveDraft')}
          </Button>
          <Button
            kind="primary"
            keys="Ctrl+S"
            disabled={product.variants.length === 0}
            busy={saving.isPending}
            onClick={() => save(true)}
          >
            {t('publish')}
          </Button>
        </>
      }
    >
      <div
        className="new-product"
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
          event.preventDefault();
          save(true);
        }}
      >
        {failure && (
          <FieldError isAlert>
            {Object.keys(failure.fields).length > 0 ? t('refused') : failure.text}
          </FieldError>
        )}
        <FamilyFields form={form} choices={choices} />
        <VariantAxes form={form} choices={choices} />
        <VariantTable form={form} />
        <MissingThings form={form} />
        <UsedPieces form={form} choices={choices} />
      </div>
      <UnsavedDialog isDirty={form.isDirty} />
    </Screen>
  );
}
