import type { Interview } from '@proline/contract/interview/interview';
import classes from './interview.module.css';

/** Where an interview is held: a link that opens a page of its own, or a place. */
export const InterviewWhere = ({ interview: { mode, place } }: { readonly interview: Interview }) =>
  place !== null &&
  (mode === 'video' ? (
    <a className={classes['where']} href={place} target="_blank" rel="noreferrer" dir="ltr">
      {place}
    </a>
  ) : (
    <span className={classes['where']} dir="auto" lang="">
      {place}
    </span>
  ));
