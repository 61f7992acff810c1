import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { readPickUpCode } from '#core/reservations/pick-up-code.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { Button } from '../../ui/button.tsx';
import { handOutDraft } from './hand-out-draft.ts';
import type { RepairRow } from './repairs.ts';

/** Finds a repair by what somebody at the counter says or shows; a single one opens at once. */
export function RepairSearch() {
  const t = usePhrases('repairs');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const find = useMutation({
    meta: { silent: true },
    // What was typed may be a phone number: it is kept no longer than it is shown.
    gcTime: 0,
    mutationFn: (typed: string) => client.post('admin-repair-find', { body: { text: typed } }),
    onSuccess: ({ results: [first, ...others] }, typed) => {
      playTone(first ? 'good' : 'wrong');
      if (!first || others.length > 0) return;
      // Whoever showed the code of a device need not show it once more to get it.
      if (readPickUpCode(typed) !== null) handOutDraft(first.id).keep({ code: typed.trim() });
      void navigate(`/repairs/${String(first.id)}`);
    },
    onError: () => playTone('wrong'),
  });
  useScanner((scanned) => find.mutate(scanned));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '') find.mutate(text.trim());
  };
  const isNothing = find.data?.results.length === 0;
  return (
    <search>
      <form className="repair-search" onSubmit={send}>
        <TextField
          label={t('searchLabel')}
          help={t('searchHelp')}
          error={find.isError ? failureOf(find.error).text : undefined}
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={find.isPending}>
          {t('search')}
        </Button>
      </form>
      {isNothing && <p role="status">{t('nothingFound')}</p>}
      {find.data && find.data.results.length > 1 && (
        <Found rows={find.data.results} onClose={() => find.reset()} />
      )}
    </search>
  );
}

interface FoundProps {
  readonly rows: readonly RepairRow[];
  readonly onClose: () => void;
}

function Found({ rows, onClose }: FoundProps) {
  const t = usePhrases('repairs');
  return (
    <section className="repair-found" aria-label={t('found')}>
      <ul>
        {rows.map(({ id, number, device, customer, status }) => (
          <li key={id}>
            <Link to={`/repairs/${String(id)}`}>{number}</Link>{' '}
            {[device, customer, t(`status_${status}`)].filter((part) => part !== '').join(' · ')}
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t('hideFound')}</Button>
    </section>
  );
}
