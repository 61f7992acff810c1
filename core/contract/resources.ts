import { resources, type KnownResource } from '../changes/all-resources.ts';
import type { Resource } from '../resources/resource.ts';
import { callsOf, type CallsOf } from './resource-calls.ts';

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void
  ? A
  : never;
type Calls = Together<CallsOf<KnownResource>>;

/** The calls of all of them, by URL key. */
export const resourceEndpoints = Object.assign(
  {},
  ...resources.map((one: Resource) => callsOf(one)),
) as { readonly [K in keyof Calls]: Calls[K] }; // assigning many loses the names of the keys
