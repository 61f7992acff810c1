import { useState } from 'react';
import { revealable } from '#core/contacts/contact-sight.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useUser } from '../../lib/session.ts';
import { useRevealed } from '../../lib/use-revealed.ts';
import { IconButton } from '../../ui/button.tsx';
import { MaskedContact } from '../../ui/masked-contact/masked-contact.tsx';
import { OtherReason } from '../../ui/masked-contact/other-reason.tsx';
import { useMoney } from './repair-words.ts';
import { rereadRepair, type Repair } from './repairs.ts';

/** Whose device it is and what they agreed to; how they are reached, and what opens the device, only for a reason. */
export function RepairContact({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const { role, permissions } = useUser();
  const { id, contact, customer, language, way, priceLimit, hasBackup, status } = repair;
  const facts = [
    [t('city'), contact.city],
    [t('language'), t(`language_${language}`)],
    [t('way'), t(`way_${way}`)],
    [t('backup'), t(hasBackup ? 'yes' : 'no')],
    [t('limit'), priceLimit === null ? t('noLimit') : money(priceLimit)],
  ] as const;
  return (
    <section>
      <h2>{t('contact')}</h2>
      <p>
        <strong>{customer === '' ? t('wiped') : customer}</strong>
      </p>
      <MaskedContact
        thing="repair"
        id={id}
        reveals={revealable({ role, permissions }, { thing: 'repair', status })}
        contact={[
          { field: 'e_mail', text: contact.eMail },
          { field: 'phone_number', text: contact.phoneNumber },
          { field: 'street', text: contact.street },
        ]}
      />
      <dl className="repair-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Secrets repair={repair} />
    </section>
  );
}

type Secret = 'serial' | 'unlock_code';

/** The number of the device and what opens it: hidden, and shown for a minute to whoever says why. */
function Secrets({ repair: { id, serialEnd, hasUnlockCode } }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const [asked, setAsked] = useState<Secret | null>(null);
  const { shown, secondsLeft, reveal, hide } = useRevealed((field: Secret, reason) =>
    client.post('admin-repair-reveal', { params: { id }, body: { field, reason } }),
  );
  const secrets = [
    ...(serialEnd === null ? [] : [['serial', t('serial'), `…${serialEnd}`] as const]),
    ...(hasUnlockCode ? [['unlock_code', t('unlockCode'), t('hidden')] as const] : []),
  ];
  return (
    <dl className="repair-facts">
      {secrets.map(([field, name, masked]) => {
        const isShown = shown?.field === field;
        return (
          <div key={field}>
            <dt>{name}</dt>
            <dd data-revealed={isShown}>
              {isShown ? shown.value : masked}
              {isShown && (
                <span className="soft"> ({t('secondsLeft', { count: secondsLeft })})</span>
              )}
              <IconButton
                icon={isShown ? 'close' : 'lock'}
                label={t(isShown ? 'hide' : 'show', { field: name })}
                onClick={() => (isShown ? hide() : setAsked(field))}
              />
            </dd>
          </div>
        );
      })}
      {asked !== null && (
        <OtherReason
          field={t(asked === 'serial' ? 'serial' : 'unlockCode')}
          reveal={async (reason) => {
            await reveal(asked, reason);
            // The reading stands in the history.
            void rereadRepair(id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </dl>
  );
}
