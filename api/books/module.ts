import { defineModule } from '../platform/modules/define-module.ts';
import { composeDocument, documentMailKind } from './document-mail.ts';
import { documentRoutes } from './document-routes.ts';
import { documentsServerGrid } from './documents-server-grid.ts';

/** Issued documents as staff see them, and the books that an accountant takes; above orders. */
export const books = defineModule({
  routes: documentRoutes,
  lists: [{ grid: documentsServerGrid, list: 'grid-documents', select: 'grid-documents-select' }],
  mails: { [documentMailKind]: composeDocument },
});
