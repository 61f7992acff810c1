import { useState } from 'react';
import type { ContactField, ContactThing } from '#core/contacts/contact-sight.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { useRevealed } from '../../lib/use-revealed.ts';
import { IconButton } from '../button.tsx';
import { Menu } from '../menu.tsx';
import { OtherReason } from './other-reason.tsx';
import './masked-contact.css';

interface MaskedContactProps {
  readonly thing: ContactThing;
  readonly id: number;
  /** Fields as the API masked them; empty ones are left out. */
  readonly contact: readonly { readonly field: ContactField; readonly text: string }[];
  /** Fields that the API would show to whoever looks now. */
  readonly reveals: readonly ContactField[];
}

const reasons = ['customerCalls', 'deliveryProblem', 'complaint'] as const;

/** A customer's contact, masked: one press and a reason show a field for a minute, and it is on record. */
export function MaskedContact({ thing, id, contact, reveals }: MaskedContactProps) {
  const t = usePhrases('contacts');
  const [asked, setAsked] = useState<ContactField | null>(null);
  const { shown, secondsLeft, reveal, hide } = useRevealed((field: ContactField, reason) =>
    client.post('contact-reveal', { body: { thing, id, field, reason } }),
  );
  return (
    <>
      <dl className="masked-contact">
        {contact
          .filter(({ text }) => text !== '')
          .map(({ field, text }) => {
            const isShown = shown?.field === field;
            const name = t(field);
            return (
              <div key={field}>
                <dt>{name}</dt>
                <dd data-revealed={isShown}>
                  {isShown ? shown.value : text}
                  {isShown && (
                    <span className="soft"> ({t('secondsLeft', { count: secondsLeft })})</span>
                  )}
                  {isShown && (
                    <IconButton icon="close" label={t('hide', { field: name })} onClick={hide} />
                  )}
                  {!isShown && reveals.includes(field) && (
                    <Menu
                      label={t('show', { field: name })}
                      icon="lock"
                      iconOnly
                      items={[
                        ...reasons.map((reason) => ({
                          label: t(reason),
                          run: () => void reveal(field, t(reason)).catch(reportFailure),
                        })),
                        { label: t('otherReason'), run: () => setAsked(field) },
                      ]}
                    />
                  )}
                </dd>
              </div>
            );
          })}
      </dl>
      {asked !== null && (
        <OtherReason
          field={t(asked)}
          reveal={(reason) => reveal(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
