import type { Samples } from './sample.ts';

/** A valid body of the calls about sessions of the staff. */
export const staffSessionSamples: Samples = {
  'auth-unlock': { body: { password: 'Velmi-tajne-1', pin: '2580' } },
  'auth-pin-set': { body: { password: 'Velmi-tajne-1', pin: '2580' } },
  'auth-pin-switch': { body: { userId: 1, pin: '2580' } },
  'auth-supervisor': {
    body: {
      eMail: 'nikdo@obmena.example',
      password: 'Velmi-tajne-1',
      pin: '2580',
      action: 'full_purge',
      subject: 'order:1',
    },
  },
  'encryption-keys-rotate': { body: {} },
  'security-check': { body: {} },
  'security-alert-seen': { body: {} },
  'security-export': { body: { format: 'csv', days: 31 } },
  'backup-start': { body: { kind: 'verify', id: 1 } },
  'staff-preferences-save': { body: { idleMinutes: 15, scheme: 'dark' } },
};
