import { useRequestsInFlight } from '../../lib/api/requests-in-flight.ts';
import classes from './request-spinner.module.css';

/** Covers the page while any request is in flight, and lets every click and key through. */
export const RequestSpinner = ({ label }: { label: string }) => {
  const busy = useRequestsInFlight();
  return (
    <div className={classes['overlay']} data-request-spinner data-busy={busy || undefined}>
      {busy && (
        <span className={classes['pill']} role="progressbar" aria-label={label} aria-valuetext={label}>
          <span className={classes['wheel']} />
        </span>
      )}
    </div>
  );
};
