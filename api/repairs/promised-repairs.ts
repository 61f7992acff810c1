/**
 * Repairs with the moment at which they were first ready, and whether that was on the promised day; null where none was
 * promised. `since` and `zone` are places of the statement.
 */
export const promisedRepairs = (since: string, zone: string): string => `
  select ready.at, (ready.at at time zone ${zone})::date <= r.promised_on as kept
  from (
    select distinct on (repair_id) repair_id, at from repair_events
    where to_status = 'ready' and from_status is distinct from to_status and at >= ${since}
    order by repair_id, id
  ) ready join repairs r on r.id = ready.repair_id`;
