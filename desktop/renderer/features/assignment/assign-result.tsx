import { Link } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { undoChange } from '../../lib/history.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatNumber } from '../../ui/grid/format-cell.ts';
import { StatusDot } from '../../ui/states.tsx';
import { failedFile, type FailedProduct } from './failed-file.ts';

interface AssignResultProps {
  readonly kind: 'add' | 'remove';
  readonly result: Reply<Endpoints['category-add-products']>;
  readonly onClose: () => void;
}

/** Products listed in the window; the file has all. */
const most = 50;

/** What became of an assignment: changed, already so, failed and why; all of it can be taken back. */
export function AssignResult({ kind, result, onClose }: AssignResultProps) {
  const t = usePhrases('assignment');
  const frame = usePhrases('frame');
  const language = useLanguage();
  const { changed, already, failed, changeSetId } = result;
  const counted = (count: number) => ({ count, number: formatNumber(count, language) });
  const isSame = changed === 0 && failed.length === 0;
  const done = isSame ? 'unchanged' : kind === 'add' ? 'saved' : 'removed';
  const undo = (id: number) => {
    onClose();
    void undoChange(id);
  };
  return (
    <Dialog
      title={t(done)}
      onClose={onClose}
      actions={
        <>
          {changeSetId !== null && (
            <Button icon="undo" onClick={() => undo(changeSetId)}>
              {frame('undo')}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {frame('close')}
          </Button>
        </>
      }
    >
      <ul className="assignment-result" role="status">
        <li>
          <StatusDot tone={changed > 0 ? 'success' : 'neutral'}>
            {t(`${kind}Changed`, counted(changed))}
          </StatusDot>
        </li>
        <li>
          <StatusDot tone="neutral">{t(`${kind}Already`, counted(already))}</StatusDot>
        </li>
        {failed.length > 0 && (
          <li>
            <StatusDot tone="error">{t('failed', counted(failed.length))}</StatusDot>
          </li>
        )}
      </ul>
      {failed.length > 0 && <Failed failed={failed} />}
    </Dialog>
  );
}

function Failed({ failed }: { readonly failed: readonly FailedProduct[] }) {
  const t = usePhrases('assignment');
  const said = usePhrases('sales');
  const save = async () => {
    const contents = failedFile(failed, {
      id: t('productId'),
      code: said('code'),
      name: t('productName'),
      reason: t('reason'),
    });
    const suggestedName = t('failedName');
    const outcome = await window.obmena.saveFile({ kind: 'csv', suggestedName, contents });
    if (outcome === 'saved') notify('success', t('fileSaved'));
    if (outcome === 'failed') notify('error', t('fileFailed'));
  };
  return (
    <>
      <table className="assignment-failed">
        <thead>
          <tr>
            <th scope="col">{said('code')}</th>
            <th scope="col">{t('productName')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {failed.slice(0, most).map(({ id, code, name, reason }) => (
            <tr key={id}>
              <td>{code !== null && <Link to={`/products/${code}`}>{code}</Link>}</td>
              <td>{name ?? t('unnamedProduct', { id })}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button icon="download" onClick={() => void save()}>
        {t('exportFailed')}
      </Button>
    </>
  );
}
