import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#core/shared/calendar.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { MaskedContact } from '../../ui/masked-contact/masked-contact.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PanelInWait } from '../../ui/panel-in-wait.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AnswerApplication } from './answer-application.tsx';
import { applicationQuery, type Application } from './applications.ts';
import { CvButton } from './cv-button.tsx';
import { useMove } from './use-move.ts';

interface ApplicationPanelProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** One applicant, as things stand when they are opened. */
export function ApplicationPanel({ id, onClose }: ApplicationPanelProps) {
  const t = usePhrases('applications');
  const asked = useQuery({ ...applicationQuery(id), gcTime: 0, refetchOnMount: 'always' });
  if (asked.data) return <OneApplication application={asked.data} onClose={onClose} />;
  return <PanelInWait title={t('application')} asked={asked} onClose={onClose} />;
}

interface OneProps {
  readonly application: Application;
}

function OneApplication({
  application,
  onClose,
}: OneProps & Pick<ApplicationPanelProps, 'onClose'>) {
  const t = usePhrases('applications');
  const [answers, setAnswers] = useState(false);
  const move = useMove(application);
  const { id, fullName, eMail, phone, moves, reveals } = application;
  const actions = (
    <>
      <Menu
        label={t('move')}
        place="above"
        items={moves.map((to) => ({ label: t(`state_${to}`), run: () => move.mutate(to) }))}
      />
      <Button kind="primary" onClick={() => setAnswers(true)}>
        {t('doAnswer')}
      </Button>
    </>
  );
  return (
    <Panel title={fullName} onClose={onClose} actions={actions} takesFocus>
      <Facts application={application} />
      <MaskedContact
        thing="application"
        id={id}
        contact={[
          { field: 'e_mail', text: eMail },
          { field: 'phone_number', text: phone },
        ]}
        reveals={reveals}
      />
      <CvButton application={application} />
      <Answers application={application} />
      {answers && <AnswerApplication application={application} onClose={() => setAnswers(false)} />}
    </Panel>
  );
}

function Facts({ application }: OneProps) {
  const t = usePhrases('applications');
  const moment = useMoment();
  const { jobTitle, createdAt, deletedOn, handledBy, language, note, status, statusAt } =
    application;
  const state = t(`state_${status}`);
  const facts = [
    [t('job'), jobTitle],
    [t('came'), moment(createdAt)],
    [
      t('state'),
      statusAt === null
        ? state
        : t('handled', { state, moment: moment(statusAt), name: handledBy ?? '' }),
    ],
    [t('language'), t(`language_${language}`)],
    [t('deletedOn'), formatDate(deletedOn)],
    [t('note'), note],
  ] as const;
  return (
    <dl className="masked-contact">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function Answers({ application: { answers } }: OneProps) {
  const t = usePhrases('applications');
  const moment = useMoment();
  if (answers.length === 0) return null;
  return (
    <section>
      <h3>{t('answers')}</h3>
      {answers.map(({ id, status, text, writtenAt, writtenBy }) => (
        <article key={id}>
          <p>
            {t('answerHead', {
              state: t(`what_${status}`),
              moment: moment(writtenAt),
              name: writtenBy,
            })}
          </p>
          <blockquote className="letter-quote">{text}</blockquote>
        </article>
      ))}
    </section>
  );
}
