import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { readAnew, saveCv, type Application } from './applications.ts';

/** The way to a CV: into a file of the person's own choice, and nowhere on the screen. */
export function CvButton({
  application: { id, cv },
}: {
  readonly application: Pick<Application, 'id' | 'cv'>;
}) {
  const t = usePhrases('applications');
  const save = useMutation({
    mutationFn: () => saveCv(id),
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('cvSaved'));
      if (outcome === 'failed') notify('error', t('cvNotSaved'));
    },
    // Whoever has taken it has read it.
    onSettled: readAnew,
  });
  const size = Math.max(1, Math.round(cv.bytes / 1024));
  return (
    <section>
      <p>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {t('saveCv', { format: cv.format.toUpperCase(), size })}
        </Button>
      </p>
      <p className="soft">{t('cvLead')}</p>
    </section>
  );
}
