import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wipeRepairRows } from '#api/repairs/wipe-rows.ts';
import { exportPerson } from '#api/privacy/export-person.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addMessageTemplate } from '#tests/support/factories/service.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { eMail, prepareRepairShop, startRepairApp, takeIn, type deskOf } from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

type Desk = Awaited<ReturnType<typeof deskOf>>;

describe('messages', () => {
  const send = ({ client }: Desk, id: number, title: string, text: string) =>
    client.post('admin-repair-message', {
      params: { id },
      body: { title, text, templateId: null },
    });

  it('are filled in in the language of the repair, and what is not known stays to be seen', async () => {
    await addMessageTemplate(app.deps.knex, {
      text_ro: '{device}, {number}, {store}, {promised}: {link}',
    });
    const { desk, id, row } = await takeIn(app, { language: 'ro' });
    const { templates } = await desk.client.get('admin-repair-bench', { params: { id } });
    const [template] = templates;
    expect(template?.text).toMatch(new RegExp(`${row.number}, .+, \\{promised\\}: \\{link\\}$`));
    await expect(send(desk, id, 'Piesa', template?.text ?? '')).rejects.toMatchObject({
      status: 400,
    });
  });

  it('go out as a mail with the customer’s link, which no colleague sees, and stand in the history until they are wiped', async () => {
    const { desk, id } = await takeIn(app);
    const text = 'zavolejte nám.\n\nOdkaz: {link}';
    const body = { title: 'Potřebujeme kód', text };
    const [code = '']: string[] = await app.deps.knex('repairs').pluck('code');
    const preview = await desk.client.post('admin-repair-message-preview', {
      params: { id },
      body,
    });
    expect(preview.subject).toContain('Potřebujeme kód');
    expect(preview.text).toContain('Dobrý den,\n\nzavolejte nám.');
    expect(preview.text).not.toContain(code);
    const seen = await send(desk, id, body.title, text);
    expect(seen.messages).toMatchObject([{ title: 'Potřebujeme kód', text }]);
    expect(JSON.stringify(seen)).not.toContain(code);
    const mail = await app.deps.knex('mails').where({ kind: 'repair-message' }).first();
    expect(mail).toMatchObject({ recipient: eMail, language: 'cs' });
    const { history } = await desk.seen(id);
    expect(history.at(-1)).toMatchObject({ from: 'received', to: 'received' });
    expect(history.at(-1)?.reason).toBe('message: Potřebujeme kód');
    await app.deps.knex('repairs').update({ status: 'cancelled', closed_at: app.deps.now() });
    await app.deps.knex.transaction((trx) => wipeRepairRows(trx, [id], app.deps.now()));
    expect(await app.deps.knex('repair_messages').select('title', 'text')).toEqual([
      { title: '', text: '' },
    ]);
    expect(await app.deps.knex('mails').where({ kind: 'repair-message' })).toEqual([]);
  });

  it('of a template with a place that nothing is known for are refused where it is kept', async () => {
    const client = await signIn(app, 'admin');
    const answer = await client.change('admin/repair-message-templates/', {
      title_cs: 'x',
      title_ro: 'x',
      text_cs: 'Ahoj {jmeno}',
      text_ro: 'x',
      position: 1,
      is_active: true,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      text_cs: [expect.stringContaining('závorkách')],
    });
  });

  it('are in the copy of one’s data that their customer asks for, and in nobody else’s', async () => {
    const { desk, id, row } = await takeIn(app);
    await send(desk, id, 'Potřebujeme kód', 'zavolejte nám.');
    const { knex } = app.deps;
    const mine = await addUser(knex, { e_mail: eMail });
    const other = await addUser(knex, {});
    const messages = { repairMessages: [{ number: row.number, text: 'zavolejte nám.' }] };
    expect(await exportPerson(app.deps, { id: mine.id, eMail })).toMatchObject(messages);
    expect(
      await exportPerson(app.deps, { id: other.id, eMail: 'jiny@posta.example' }),
    ).toMatchObject({ repairMessages: [] });
  });
});
