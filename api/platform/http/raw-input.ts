import type { SignedRequest, UploadedFile } from '#core/contract/endpoint.ts';

/** What came in, in camelCase and not checked yet. */
export interface RawInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Where the call is an upload and a file came with it. */
  readonly file?: UploadedFile | undefined;
  /** Where the call is a signed one. */
  readonly request?: SignedRequest | undefined;
}
