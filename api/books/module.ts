import { defineModule } from '../platform/modules/define-module.ts';
import { bookRoutes } from './book-routes.ts';
import { checkBooks } from './check-books.ts';
import { composeDocument, documentMailKind } from './document-mail.ts';
import { documentRoutes } from './document-routes.ts';
import { documentsServerGrid } from './documents-server-grid.ts';

/** Issued documents as staff see them, the books that an accountant takes, and whether they balance; above orders. */
export const books = defineModule({
  routes: (deps) => [...documentRoutes(deps), ...bookRoutes(deps)],
  lists: [{ grid: documentsServerGrid, list: 'grid-documents', select: 'grid-documents-select' }],
  mails: { [documentMailKind]: composeDocument },
  jobs: [checkBooks],
});
