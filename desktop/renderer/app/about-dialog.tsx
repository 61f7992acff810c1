import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../i18n/use-phrases.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/states.tsx';

/** Versions, as the support asks for them. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('frame');
  const { data } = useQuery({ queryKey: ['versions'], queryFn: () => window.obmena.versions() });
  return (
    <Dialog title={t('about')} width="narrow" onClose={onClose}>
      {data === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <dl className="versions numbers">
          <dt>{t('appName')}</dt>
          <dd>{data.app}</dd>
          <dt>Electron</dt>
          <dd>{data.electron}</dd>
          <dt>Chromium</dt>
          <dd>{data.chrome}</dd>
          <dt>Node.js</dt>
          <dd>{data.node}</dd>
        </dl>
      )}
    </Dialog>
  );
}
