import { useEffect, useState } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { Button } from '../ui/button.tsx';

/** A new version waits: said once in a quiet place, never over the work. Unsaved work is asked about first. */
export function UpdateNotice() {
  const t = usePhrases('frame');
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    void window.obmena.updateReady().then((ready) => ready !== null && setVersion(ready));
    return window.obmena.onUpdateReady(setVersion);
  }, []);
  return (
    <div role="status">
      {version !== null && (
        <Button
          kind="quiet"
          icon="refresh"
          title={t('updateText')}
          onClick={() => void window.obmena.restartForUpdate()}
        >
          {t('updateReady', { version })}
        </Button>
      )}
    </div>
  );
}
