import type { ChangedBy } from '#core/contract/changed-by.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { useMoment } from '../lib/use-moment.ts';
import './changed-by-line.css';

/** Who wrote the value beside it, and when; nothing where that is not on record. */
export const ChangedByLine = ({ by }: { readonly by: ChangedBy | null }) => by && <Line by={by} />;

function Line({ by }: { readonly by: ChangedBy }) {
  const t = usePhrases('frame');
  const moment = useMoment();
  return (
    <span className="soft changed-by">{t('changedBy', { name: by.name, at: moment(by.at) })}</span>
  );
}
