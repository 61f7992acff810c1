import { useLocation, useNavigate } from 'react-router';

/**
 * Which record of a screen stands open beside its list, by the address behind the screen's own (`/articles/12`): so it has a
 * link, back and forward go through what was open, and a form that holds the place is asked before another one opens.
 */
export function useOpened(screen: string): [string | null, (id: string | null) => void] {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const opened = pathname.startsWith(`${screen}/`) ? pathname.slice(screen.length + 1) : '';
  return [
    opened === '' ? null : opened,
    (id) => void navigate(id === null ? screen : `${screen}/${id}`),
  ];
}
