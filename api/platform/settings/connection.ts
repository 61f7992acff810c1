/** Where a database is: an address, or the place of the embedded server's socket. */
export type Connection =
  | string
  | {
      readonly host: string;
      readonly port?: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };
