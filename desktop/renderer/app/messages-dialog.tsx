import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { notifications } from '../lib/notify.ts';
import { useMoment } from '../lib/use-moment.ts';
import { Dialog } from '../ui/dialog.tsx';
import '../ui/plain-table.css';

/** What the program said last, for whoever did not read it in time. */
export function MessagesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('frame');
  const moment = useMoment();
  const past = useStore(notifications, (state) => state.past);
  return (
    <Dialog title={t('messages')} onClose={onClose}>
      {past.length === 0 ? (
        <p className="soft">{t('noMessages')}</p>
      ) : (
        <table className="plain-table">
          <tbody>
            {past.map(({ id, kind, text, at }) => (
              <tr key={id}>
                <td>{moment(at)}</td>
                <td>{t(kind)}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
