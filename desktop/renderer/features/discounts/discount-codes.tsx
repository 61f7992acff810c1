import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { wholeOrNone } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { typedNumber, typedNumberOrNone } from '../../lib/typed-number.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { batchesQuery, codesQuery, pageSize, readAnew, type Discount } from './discounts.ts';
import { saveCodes } from './save-codes.ts';
import '../../ui/plain-table.css';

/** The codes of a discount: one that is made up, a batch of single-use ones, both as a file. */
export function DiscountCodes({ discount }: { readonly discount: Discount }) {
  const t = usePhrases('discounts');
  const { id } = discount;
  const save = useMutation({
    mutationFn: (batchId: number | undefined) =>
      saveCodes(id, batchId, { code: t('code'), uses: t('column_uses'), name: t('codesFile') }),
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('fileSaved'));
      if (outcome === 'failed') notify('error', t('fileFailed'));
    },
  });
  return (
    <div className="discount-part">
      {(discount.isAutomaticAssigment || discount.isStudentDiscount) && (
        <p className="soft">{t('codesNotNeeded')}</p>
      )}
      <AddCode id={id} />
      <Generate id={id} />
      <Batches id={id} onSave={(batchId) => save.mutate(batchId)} />
      <Codes id={id} isSaving={save.isPending} onSave={() => save.mutate(undefined)} />
    </div>
  );
}

function AddCode({ id }: { readonly id: number }) {
  const t = usePhrases('discounts');
  const { form, submit, field, isSending, reset } = useOfficeForm({
    fields: ['code', 'maxUses'],
    rules: { maxUses: wholeOrNone },
    send: ({ code, maxUses }) =>
      client.post('admin-discount-code-add', {
        params: { id },
        body: { code: code.trim(), maxUses: typedNumberOrNone(maxUses) },
      }),
    onSent: ({ code }) => {
      notify('success', t('codeAdded', { code }));
      reset();
      void readAnew();
    },
  });
  return (
    <form ref={form} className="discount-bar" noValidate onSubmit={submit}>
      <TextField label={t('code')} maxLength={64} autoComplete="off" {...field('code')} />
      <TextField
        label={t('maxUses')}
        help={t('emptyIsNone')}
        inputMode="numeric"
        {...field('maxUses')}
      />
      <Button type="submit" icon="plus" busy={isSending}>
        {t('addCode')}
      </Button>
    </form>
  );
}

function Generate({ id }: { readonly id: number }) {
  const t = usePhrases('discounts');
  const { form, submit, field, isSending, reset } = useOfficeForm({
    fields: ['count'],
    send: ({ count }) =>
      client.post('admin-discount-codes-generate', {
        params: { id },
        body: { count: typedNumber(count) },
      }),
    onSent: ({ count }) => {
      notify('success', t('generated', { count }));
      reset();
      void readAnew();
    },
  });
  return (
    <form ref={form} className="discount-bar" noValidate onSubmit={submit}>
      <TextField label={t('count')} help={t('countHelp')} inputMode="numeric" {...field('count')} />
      <Button type="submit" busy={isSending}>
        {t('generate')}
      </Button>
    </form>
  );
}

interface BatchesProps {
  readonly id: number;
  readonly onSave: (batchId: number) => void;
}

function Batches({ id, onSave }: BatchesProps) {
  const t = usePhrases('discounts');
  const moment = useMoment();
  const { data } = useQuery(batchesQuery(id));
  const undo = useMutation({
    mutationFn: (batch: number) =>
      client.post('admin-discount-batch-undo', { params: { id: batch } }),
    onSuccess: () => notify('success', t('batchUndone')),
    onSettled: readAnew,
  });
  if (!data || data.results.length === 0) return null;
  return (
    <table className="plain-table">
      <caption>{t('batches')}</caption>
      <tbody>
        {data.results.map((batch) => (
          <tr key={batch.id}>
            <th scope="row">{moment(batch.createdAt)}</th>
            <td>{t('batchOf', { count: batch.count })}</td>
            <td>
              {batch.undoneAt === null ? (
                <span className="discount-bar">
                  <Button onClick={() => onSave(batch.id)}>{t('saveFile')}</Button>
                  <Button busy={undo.isPending} onClick={() => undo.mutate(batch.id)}>
                    {t('undoBatch')}
                  </Button>
                </span>
              ) : (
                t('undoneAt', { moment: moment(batch.undoneAt) })
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CodesProps {
  readonly id: number;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

function Codes({ id, isSaving, onSave }: CodesProps) {
  const t = usePhrases('discounts');
  const [offset, setOffset] = useState(0);
  const { data, isError, error, refetch } = useQuery(codesQuery(id, offset));
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.count === 0) return <p className="soft">{t('noCodesYet')}</p>;
  return (
    <>
      <Button busy={isSaving} onClick={onSave}>
        {t('saveAll', { count: data.count })}
      </Button>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('column_uses')}</th>
          </tr>
        </thead>
        <tbody>
          {data.results.map(({ id: codeId, code, uses, maxUses }) => (
            <tr key={codeId}>
              <th scope="row">{code}</th>
              <td>{maxUses === null ? uses : t('usesOf', { uses, most: maxUses })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ListPages offset={offset} size={pageSize} count={data.count} onTurn={setOffset} />
    </>
  );
}
