import { useState } from 'react';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { failureOf, type Failure } from '../../../lib/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SelectedRows } from '../../../ui/grid/grid-types.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { useBulk } from './use-bulk.ts';
import { initialOf, wishOf, type BulkKind } from './wish-of.ts';
import './bulk.css';

interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly rows: SelectedRows;
  readonly onClose: () => void;
}

/** One change of the selected products: what it would come to is shown while it is typed. */
export function BulkDialog({ kind, rows, onClose }: BulkDialogProps) {
  const t = usePhrases('bulk');
  const frame = usePhrases('frame');
  const [typed, setTyped] = useState(initialOf[kind]);
  const wish = wishOf(kind, typed);
  const { seen, isLooking, trouble, isFailed, isBusy, run } = useBulk(wish, rows, onClose);
  const failure = trouble === null ? null : failureOf(trouble);
  const changed = seen?.changed ?? 0;
  const mayRun = changed > 0 && !isLooking && !isBusy;
  return (
    <Dialog
      title={t(`${kind}Title`)}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frame('cancel')}</Button>
          <Button kind="primary" busy={isBusy} disabled={!mayRun} onClick={run}>
            {t('run', { count: changed })}
          </Button>
        </>
      }
    >
      <form
        className="bulk-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayRun) run();
        }}
      >
        <BulkFields
          kind={kind}
          typed={typed}
          errors={failure?.fields ?? {}}
          set={(more) => setTyped((before) => ({ ...before, ...more }))}
        />
        {/* Enter in any field does what the button does. */}
        <button type="submit" hidden />
      </form>
      {failure && <Trouble kind={kind} failure={failure} isFailed={isFailed} />}
      {isLooking && (
        <p className="soft" role="status">
          {t('looking')}
        </p>
      )}
      {seen && !isLooking && <BulkPreview seen={seen} />}
    </Dialog>
  );
}

interface TroubleProps {
  readonly kind: BulkKind;
  readonly failure: Failure;
  /** Whether the change itself failed, and not the look at it. */
  readonly isFailed: boolean;
}

/** Where it failed for no reason of the person's, whom to turn to (SPECIFICATION 8). */
function Trouble({ kind, failure, isFailed }: TroubleProps) {
  const t = usePhrases('bulk');
  const frame = usePhrases('frame');
  const isOurs = failure.kind === 'server' || failure.kind === 'bug';
  const selection = failure.fields['selectionId'];
  if (failure.kind === 'fields' && selection === undefined && failure.form.length === 0)
    return null;
  const failed = t(kind === 'rename' ? 'renameFailed' : 'changeFailed');
  const number = failure.requestId;
  return (
    <p role="alert" className="bulk-trouble">
      {isOurs && isFailed ? failed : (selection ?? failure.text)}{' '}
      {number !== null && frame('requestNumber', { number })}
    </p>
  );
}
