import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import type { Bench } from './bench.ts';
import { WriteMessage } from './write-message.tsx';

interface RepairMessagesProps {
  readonly id: number;
  readonly bench: Bench;
}

/** What was written to the customer, and another message. */
export function RepairMessages({ id, bench }: RepairMessagesProps) {
  const t = usePhrases('repairBench');
  const moment = useMoment();
  const [isWriting, setWriting] = useState(false);
  const { canWrite, messages } = bench;
  if (!canWrite && messages.length === 0) return null;
  return (
    <section>
      <h2>{t('messages')}</h2>
      {messages.length === 0 && <p className="soft">{t('noMessages')}</p>}
      {messages.length > 0 && (
        <ol className="repair-history">
          {messages.map((message) => (
            <li key={message.id}>
              <strong>{message.title}</strong>
              <span className="soft">
                {moment(message.at)}, {message.by}
              </span>
              <span className="repair-why bench-text">{message.text}</span>
            </li>
          ))}
        </ol>
      )}
      {canWrite && <Button onClick={() => setWriting(true)}>{t('write')}</Button>}
      {isWriting && (
        <WriteMessage id={id} templates={bench.templates} onClose={() => setWriting(false)} />
      )}
    </section>
  );
}
