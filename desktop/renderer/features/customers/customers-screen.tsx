import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { CustomerView } from './customer-view.tsx';
import { customerQuery } from './customers.ts';
import '../../ui/plain-table.css';
import './customers.css';

/** Whoever stands at the counter or is on the phone: found by what they say, seen on one screen. */
export function CustomersScreen() {
  const title = usePhrases('screens')('customers');
  const { '*': key = '' } = useParams();
  return (
    <Screen title={title}>
      <div className="customers">
        <CustomerSearch key={`search-${key}`} isAlone={key === ''} />
        {key !== '' && <OneCustomer key={key} customerKey={key} />}
      </div>
    </Screen>
  );
}

function OneCustomer({ customerKey }: { readonly customerKey: string }) {
  const found = useQuery(customerQuery(customerKey));
  if (found.isError && !found.data) {
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  }
  return found.data ? <CustomerView customer={found.data} /> : <Skeleton lines={8} />;
}
