import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';

export type Import = Reply<Endpoints['import-read']>;

/** Brings files in as the back office does: uploaded, looked at, applied. */
export const importer = (app: TestApp, by: TestClient) => ({
  async upload(subject: string, ...lines: string[]): Promise<Import> {
    const form = formWith({ subject, supplier: '' }, Buffer.from(lines.join('\n')), 'soubor.csv');
    const answer = await sendForm(by, 'admin/imports/', form);
    if (answer.status !== 201) throw new Error(await answer.text());
    // The call's own reply, as the wire has it.
    return fromWire(await answer.json()) as Import;
  },
  async check(work: Import, more: Partial<Import['options']> = {}): Promise<Import> {
    await by.post('import-preview', {
      params: { id: work.id },
      body: {
        mapping: work.columns.map(({ field }) => field ?? 'none'),
        options: { ...work.options, ...more },
        supplier: work.supplier,
      },
    });
    await app.deps.jobs.runDue();
    return by.get('import-read', { params: { id: work.id } });
  },
  async apply({ id }: { readonly id: number }): Promise<Import> {
    await by.post('import-apply', { params: { id }, body: { to: 'applying' } });
    await app.deps.jobs.runDue();
    return by.get('import-read', { params: { id } });
  },
  async reasons(id: number, outcome: 'refused' | 'held' | 'same' | 'new' | 'changed') {
    const { results } = await by.get('import-rows', { params: { id }, query: { outcome } });
    return results.map(({ line, problems }) => [line, problems[0]?.reason]);
  },
  undo: ({ changeSetId }: Import) =>
    by.post('admin-change-undo', { params: { id: changeSetId ?? 0 }, body: { force: 'all' } }),
});
