import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { MaskedContact } from '../../ui/masked-contact/masked-contact.tsx';
import { readAnew, type Enquiry } from './enquiries.ts';
import { topicOf } from './topic-of.ts';

const facts = [
  'company',
  'companyNumber',
  'product',
  'quantity',
  'orderNumber',
  'message',
] as const;

interface EnquiryCardProps {
  readonly enquiry: Enquiry;
  readonly onAnswer: () => void;
}

/** One enquiry: who asks what, how to reach them, and what can be done. */
export function EnquiryCard({ enquiry, onAnswer }: EnquiryCardProps) {
  const t = usePhrases('enquiries');
  const moment = useMoment();
  const { id, kind, content, state, createdAt, handledAt, handledBy, eMail } = enquiry;
  const { close, reopen } = useClosing(id);
  const text = (field: string) => String(content?.[field] ?? '');
  const topic = topicOf(content);
  return (
    <li>
      <p className="letter-head">
        <strong>{content === null ? t('wiped') : text('name')}</strong>
        <span>{topic === null ? t(`kind_${kind}`) : t(`topic_${topic}`)}</span>
        <span>{moment(createdAt)}</span>
      </p>
      {eMail !== null && (
        <MaskedContact
          thing="enquiry"
          id={id}
          contact={[
            { field: 'e_mail', text: eMail },
            { field: 'phone_number', text: text('phone') },
          ]}
          reveals={['e_mail', 'phone_number']}
        />
      )}
      <Matter enquiry={enquiry} />
      {handledAt !== null && (
        <p>{t('handled', { moment: moment(handledAt), name: handledBy ?? '' })}</p>
      )}
      {state === 'open' && (
        <p className="letter-acts">
          <Button kind="primary" onClick={onAnswer}>
            {t('doAnswer')}
          </Button>
          <Button busy={close.isPending} onClick={() => close.mutate()}>
            {t('close')}
          </Button>
        </p>
      )}
      {state === 'closed' && content !== null && (
        <p className="letter-acts">
          <Button onClick={() => void reopen()}>{t('reopen')}</Button>
        </p>
      )}
    </li>
  );
}

/** Closing without an answer, and taking that back. */
function useClosing(id: number) {
  const t = usePhrases('enquiries');
  const reopen = () =>
    client.post('admin-enquiry-reopen', { params: { id }, body: {} }).then(readAnew, reportFailure);
  const close = useMutation({
    mutationFn: () => client.post('admin-enquiry-close', { params: { id }, body: {} }),
    onSuccess: () => notify('success', t('closedNow'), { label: t('undo'), run: reopen }),
    onSettled: readAnew,
  });
  return { close, reopen };
}

/** What was asked, and what was answered. */
function Matter({ enquiry: { content, answer } }: Pick<EnquiryCardProps, 'enquiry'>) {
  const t = usePhrases('enquiries');
  const shown = facts.filter((field) => String(content?.[field] ?? '') !== '');
  return (
    <dl>
      {shown.map((field) => (
        <div key={field}>
          <dt>{t(field)}</dt>
          <dd>{content?.[field]}</dd>
        </div>
      ))}
      {answer !== null && (
        <div>
          <dt>{t('answer')}</dt>
          <dd>{answer}</dd>
        </div>
      )}
    </dl>
  );
}
