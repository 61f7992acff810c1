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
  'security-alert-seen': { params: { id: 1 }, body: {} },
  'security-export': { body: { format: 'csv', days: 31 } },
  'auth-second-step': { body: { pending: 'x'.repeat(43), code: '000 000' } },
  'auth-second-step-passkey-options': { body: { pending: 'x'.repeat(43) } },
  'auth-second-step-passkey': { body: { pending: 'x'.repeat(43), answer: '{}' } },
  'auth-factor-app-begin': { body: { pending: 'x'.repeat(43), password: 'Velmi-tajne-1' } },
  'auth-factor-app-add': { body: { pending: 'x'.repeat(43), code: '000000' } },
  'auth-factor-passkey-begin': { body: { pending: 'x'.repeat(43), password: 'Velmi-tajne-1' } },
  'auth-factor-passkey-add': { body: { pending: 'x'.repeat(43), name: 'x', answer: '{}' } },
  'auth-factor-remove': { body: { id: 1, password: 'Velmi-tajne-1' } },
  'auth-recovery-codes': { body: { password: 'Velmi-tajne-1' } },
  'staff-factors-reset': { body: { id: 1 } },
  'auth-session-end': { body: { id: 1 } },
  'api-key-make': { body: { name: 'ERP', scopes: ['catalogue.read'], days: 30 } },
  'api-key-end': { params: { id: 1 }, body: {} },
  'webhook-make': {
    body: { name: 'ERP', url: 'https://erp.example/', events: ['order.paid'] },
  },
  'webhook-update': {
    params: { id: 1 },
    body: {
      version: 1,
      name: 'ERP',
      url: 'https://erp.example/',
      events: ['order.paid'],
      isActive: true,
    },
  },
  'webhook-remove': { params: { id: 1 }, query: { version: 1 } },
  'webhook-secret-rotate': { params: { id: 1 }, body: { overlapHours: 24 } },
  'webhook-delivery-list': { params: { id: 1 }, query: { state: 'failed', before: 1 } },
  'webhook-test': { params: { id: 1 }, body: {} },
  'webhook-delivery-again': { params: { id: 1 }, body: {} },
  'backup-start': { body: { kind: 'verify', id: 1 } },
  'staff-preferences-save': { body: { idleMinutes: 15, scheme: 'dark' } },
};
