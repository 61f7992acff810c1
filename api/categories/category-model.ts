import { rowModel } from '../platform/database/row-model.ts';

/** A row of `type_categories`. The shape of the tree is in core/categories. */
export class CategoryModel extends rowModel('type_categories') {}
