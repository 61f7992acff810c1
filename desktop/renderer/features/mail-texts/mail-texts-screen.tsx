import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/text-field.tsx';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { editableMails, type EditableMail } from '#core/mails/mail-sentences.ts';
import { mailTexts } from '#core/mails/mail-text-resource.ts';
import { languages, type Language } from '#core/market/market.ts';
import { usePhrases, useResourceWords } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { ErrorState } from '../../ui/states.tsx';
import './mail-texts.css';

const previewKey = ['mail-text-preview'];

/** Mails in the shop's own words, below what one of them looks like now. */
export const MailTextsScreen = () => <ResourceList resource={mailTexts} lead={<MailPreview />} />;

function MailPreview() {
  const t = usePhrases('mailTexts');
  const words = useResourceWords(mailTexts.table);
  useLiveQueries(mailTexts.table, previewKey);
  const [kind, setKind] = useState<EditableMail>('order-placed');
  const [language, setLanguage] = useState<Language>('cs');
  const { data, error, refetch } = useQuery({
    queryKey: [...previewKey, kind, language],
    queryFn: ({ signal }) =>
      client.get('mail-text-preview', { query: { kind, language } }, { signal }),
  });
  return (
    <details className="mail-preview" open>
      <summary>{t('preview')}</summary>
      <div className="mail-preview-choice">
        <SelectField
          label={t('mail')}
          value={kind}
          onChange={({ target }) =>
            setKind(editableMails.find((one) => one === target.value) ?? 'order-placed')
          }
        >
          {editableMails.map((one) => (
            <option key={one} value={one}>
              {words.choices?.['kind']?.[one] ?? one}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('language')}
          value={language}
          onChange={({ target }) =>
            setLanguage(languages.find((one) => one === target.value) ?? 'cs')
          }
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`language_${one}`)}
            </option>
          ))}
        </SelectField>
        <SendTest kind={kind} language={language} />
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Sample sample={data} language={language} />}
    </details>
  );
}

interface SampleProps {
  readonly sample: Reply<Endpoints['mail-text-preview']>;
  readonly language: Language;
}

/** The mail as its reader sees it, what is filled in by itself, and the usual words where they are others. */
function Sample({ sample: { subject, text, places, usual, isOwn }, language }: SampleProps) {
  const t = usePhrases('mailTexts');
  return (
    <>
      <p className="soft">
        {t(isOwn ? 'own' : 'usual')} {t('places')} {places.map((name) => `{${name}}`).join(', ')}
      </p>
      <article className="mail-preview-text" lang={language} aria-label={subject}>
        <h2>{subject}</h2>
        <pre>{text}</pre>
      </article>
      {isOwn && <p className="soft">{t('usualText', usual)}</p>}
    </>
  );
}

interface SendTestProps {
  readonly kind: EditableMail;
  readonly language: Language;
}

function SendTest({ kind, language }: SendTestProps) {
  const t = usePhrases('mailTexts');
  const sending = useMutation({
    mutationFn: () => client.post('mail-text-test', { body: { kind, language } }),
    meta: { silent: true },
    onSuccess: ({ recipient }) => notify('success', t('sent', { recipient })),
    onError: reportFailure,
  });
  return (
    <Button busy={sending.isPending} onClick={() => sending.mutate()}>
      {t('sendTest')}
    </Button>
  );
}
