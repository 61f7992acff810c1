import { rowModel } from '../platform/database/row-model.ts';

/** An account of a customer or of staff: a row of `users`. */
export class UserModel extends rowModel('users') {}
