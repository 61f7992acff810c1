import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { manifestContents, noteContents, paperContents } from './paper-contents.ts';
import { latestParcels, papersOf } from './parcel-papers.ts';
import { paperTold, printPaper, takePaper } from './print-paper.ts';

/** Papers of parcels and hand-overs at the printers of stations. */
export const paperRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('parcels-latest', async (_, context) => {
    const { id, permissions } = staffOf(context);
    const packer = permissions.includes('warehouse.manage') ? null : id;
    return { parcels: await latestParcels(deps.knex, packer) };
  }),
  bind('parcel-papers', async ({ params: { id } }, { now }) => {
    const parcel = await deps.knex('parcels').where({ id }).first('id');
    if (!parcel) throw new Refusal(404, 'not_found');
    return { papers: await papersOf(deps.knex, id, now) };
  }),
  bind('paper-print', async ({ body }, context) => {
    const { language, now } = context;
    const staff = staffOf(context);
    const written = await paperContents(deps, body, { staff, language, now });
    return { copies: await printPaper(deps, { ...body, staffId: staff.id, now }, written) };
  }),
  bind('paper-take', async ({ body }, context) => {
    const { language, now } = context;
    const staff = staffOf(context);
    const written = await paperContents(deps, body, { staff, language, now });
    const { bytes, copies } = await takePaper(deps, { ...body, staffId: staff.id, now }, written);
    return { copies, contents: bytes && Buffer.from(bytes).toString('base64') };
  }),
  bind('paper-told', async ({ body: { isPrinted, ...paper } }, context) => {
    const said = { isPrinted, now: context.now, staffId: staffOf(context).id };
    return { copies: await paperTold(deps, paper, said) };
  }),
  bind('manifest-file', async ({ params: { id } }, context) => {
    const { name, bytes } = await manifestContents(deps, id, context);
    return { name, contents: Buffer.from(bytes).toString('base64') };
  }),
  bind('delivery-note', async ({ params: { id } }, context) => {
    const { name, bytes } = await noteContents(deps, id, staffOf(context));
    return { name, contents: Buffer.from(bytes).toString('base64') };
  }),
];
