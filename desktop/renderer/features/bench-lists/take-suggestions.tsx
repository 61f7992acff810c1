import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { offerUndo } from '../../lib/undo.ts';
import { Button } from '../../ui/button.tsx';

/** Adds what is suggested to the shop's own list; what it has stays, and one press takes the new rows back. */
export function TakeSuggestions({ list }: { readonly list: 'checks' | 'messages' }) {
  const t = usePhrases('benchSuggestions');
  const take = useMutation({
    mutationFn: () => client.post('bench-suggestions-take', { body: { list } }),
    onSuccess: ({ changeSetId, added }) =>
      offerUndo(changeSetId, added === 0 ? t('nothing') : t('added', { count: added })),
  });
  return (
    <Button busy={take.isPending} onClick={() => take.mutate()}>
      {t(list)}
    </Button>
  );
}
