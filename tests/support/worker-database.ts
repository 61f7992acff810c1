/** The migrated database that the workers' are copies of; nobody may stay connected to it. */
export const templateName = 'test_template';

/** Each vitest worker has a database of its own, so test files may run at the same time. */
export const workerDatabaseName = (poolId: string): string => `test_worker_${poolId}`;
