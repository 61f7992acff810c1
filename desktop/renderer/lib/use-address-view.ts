import { useNavigate, useSearchParams } from 'react-router';

/** The view of a list stands in the address (`?view=`), so that it has a link and stays while rows of it are opened. */
export function useAddressView<View extends string>(views: readonly View[], usual: View) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return {
    view: views.find((one) => one === search.get('view')) ?? usual,
    setView: (to: View) => setSearch(to === usual ? {} : { view: to }),
    goTo: (pathname: string) => void navigate({ pathname, search: search.toString() }),
  };
}
