import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { reportFailure } from '../../lib/failures.ts';
import { queries } from '../../lib/queries.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { foundQuery, leastLetters, pathOfCustomer, type FoundCustomer } from './customers.ts';

/** The field that has the focus as the screen opens; Enter opens the first who is found. */
export function CustomerSearch({ isAlone }: { readonly isAlone: boolean }) {
  const t = usePhrases('customers');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const focus = () => form.current?.querySelector('input')?.focus();
  useShortcut({ keys: '/', label: t('focusSearch'), run: focus });
  const openFirst = async () => {
    const { results } = await queries.query(foundQuery(term));
    const [first] = results;
    if (first) await navigate(pathOfCustomer(first.key));
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (term.length >= leastLetters) openFirst().catch(reportFailure);
  };
  return (
    <section className="customer-search" aria-label={t('focusSearch')}>
      <form ref={form} role="search" onSubmit={send}>
        <TextField
          label={t('search')}
          help={t('searchHelp')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          autoFocus={isAlone}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {term.length >= leastLetters && <Found term={term} />}
      {isAlone && term.length < leastLetters && (
        <EmptyState icon="search" title={t('start')}>
          {t('startText')}
        </EmptyState>
      )}
    </section>
  );
}

function Found({ term }: { readonly term: string }) {
  const t = usePhrases('customers');
  const asked = useDebounced(term, 200);
  const found = useQuery({
    ...foundQuery(asked),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={3} />;
  const { results, isCut } = found.data;
  if (results.length === 0) {
    return (
      <EmptyState icon="search" title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="customer-found" aria-label={t('found')} aria-busy={found.isFetching}>
        {results.map((person) => (
          <FoundPerson key={person.key} person={person} />
        ))}
      </ul>
      {isCut && <p className="soft">{t('isCut')}</p>}
    </>
  );
}

/** Enough to tell two people of one name apart by what they say. */
function FoundPerson({ person }: { readonly person: FoundCustomer }) {
  const t = usePhrases('customers');
  const moment = useMoment();
  const facts = [
    person.eMail,
    person.phone,
    person.hasAccount ? t('hasAccount') : '',
    t('lastAt', { day: moment(person.lastAt) }),
  ];
  return (
    <li>
      <Link to={pathOfCustomer(person.key)}>
        <strong>{person.name || t('nameless')}</strong>
        <span className="soft">{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </Link>
    </li>
  );
}
