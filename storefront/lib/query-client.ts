import { QueryClient } from '@tanstack/react-query';
import { queryRules } from '#ui/query-rules.ts';

export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: queryRules({ staleTime: 60_000 }) });
