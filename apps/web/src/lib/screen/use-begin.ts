import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whoever came here wants to begin something new at once. */
    begin?: boolean;
  }
}

/** Calls `begin` for somebody who came here from a command such as "Invite an admin"; a reload does not repeat it. */
export const useBegin = (begin: () => void): void => {
  const wanted = useLocation({ select: ({ state }) => state.begin === true });
  const navigate = useNavigate();
  useEffect(() => {
    if (!wanted) return;
    begin();
    void navigate({ to: '.', search: true, replace: true, state: {} });
    // `begin` is a new function on every render but always does the same.
  }, [wanted]);
};
