import type { securityMail as cs } from '../cs/security-mail.ts';

/** The mail to admins when something about the shop's security needs a look. */
export const securityMail: Record<keyof typeof cs, string> = {
  subject: 'Alertă de securitate a magazinului',
  greeting: 'Bună ziua,',
  rule_many_failures_of_account:
    'cineva încearcă în mod repetat, fără succes, să intre într-un cont.',
  rule_many_failures_of_network: 'dintr-o singură rețea vin multe autentificări eșuate.',
  rule_many_refusals_of_person:
    'un angajat încearcă în mod repetat lucruri pentru care nu are dreptul.',
  rule_many_reveals_of_person: 'un angajat a dezvăluit neobișnuit de multe date personale.',
  rule_many_exports_of_person: 'un angajat a exportat neobișnuit de multe date.',
  rule_chain_broken:
    'jurnalul de modificări și evenimente de securitate nu se potrivește: cineva a schimbat sau a șters ceva din el, din afara magazinului.',
  whatToDo:
    'Deschideți Securitate în administrare: acolo scrie pe cine și ce privește. După ce ați verificat, confirmați alerta. Cât timp nu este confirmată, nu mai scriem despre același lucru.',
  signature: 'Echipa Obměna',
  footer: 'Le scriem administratorilor magazinului.',
};
