import { endTour } from '@proline/contract/profile/profile';
import { create } from 'zustand';
import { call } from '../../lib/api/api-client.ts';
import { currentUser, setUser } from '../../lib/session/session-store.ts';

/** Null: nobody is shown around. */
export const useTour = create<{ step: number | null }>(() => ({ step: null }));

export const startTour = (): void => useTour.setState({ step: 0 });
export const goToStep = (step: number): void => useTour.setState({ step });

/** The account remembers it, so that no other device begins the tour again. */
export const leaveTour = async (): Promise<void> => {
  useTour.setState({ step: null });
  const user = currentUser();
  if (user?.tour_due !== true) return;
  const { tour_due: _, ...shown } = user;
  setUser(shown);
  await call(endTour);
};
