import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import type { Repair } from './repairs.ts';
import { benchQuery } from './bench.ts';
import { RepairChecks } from './repair-checks.tsx';
import { RepairMessages } from './repair-messages.tsx';
import { RepairTimer } from './repair-timer.tsx';
import './bench.css';

/** The technician's own part of a repair: time, checks before and after, and messages to its customer. */
export function RepairBench({ repair: { id, version } }: { readonly repair: Repair }) {
  const found = useQuery({ ...benchQuery(id, version), placeholderData: keepPreviousData });
  const { data } = found;
  if (data === undefined) {
    return found.isError ? (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <Skeleton lines={6} />
    );
  }
  return (
    <>
      <RepairTimer id={id} timer={data.timer} />
      {data.checks.length > 0 && <RepairChecks id={id} bench={data} />}
      <RepairMessages id={id} bench={data} />
    </>
  );
}
