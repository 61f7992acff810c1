import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { FamilyFields } from './family-fields.tsx';
import { UsedPieces } from './used-pieces.tsx';
import { useChoices, useNewProduct, type Choices, type NewProduct } from './use-new-product.ts';
import { VariantAxes } from './variant-axes.tsx';
import { MissingThings, VariantTable } from './variant-table.tsx';
import '../../ui/plain-table.css';
import './new-product.css';

/** A product from its name to the shelf: family, variants, new and used pieces. */
export function NewProductScreen() {
  const title = usePhrases('screens')('newProduct');
  const choices = useChoices();
  if (choices.data) return <NewProductForm title={title} choices={choices.data} />;
  return (
    <Screen title={title}>
      {choices.isError ? (
        <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Screen>
  );
}

/** Goes to the product once it is made, and says so; by then nothing holds the screen any more. */
function useLeaveWhenMade({ saving: { data, variables: isPublished } }: NewProduct): void {
  const t = usePhrases('newProduct');
  const navigate = useNavigate();
  const leave = useEffectEvent((code: string) => {
    notify('success', t(isPublished === true ? 'published' : 'saved'));
    void navigate(`/products/${encodeURIComponent(code)}`);
  });
  const code = data?.variants[0]?.code;
  useEffect(() => {
    if (code !== undefined) leave(code);
  }, [code]);
}

function NewProductForm({ title, choices }: { readonly title: string; readonly choices: Choices }) {
  const t = usePhrases('newProduct');
  const form = useNewProduct();
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
