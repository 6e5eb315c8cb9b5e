import {
  bookInterview,
  closeInterview,
  getInterviewDay,
  getInterviewWeek,
  getRecruiting,
  listPersonInterviews,
  rescheduleInterview,
  scoreInterview,
} from '@proline/contract/interview/interview';
import { route } from '../../platform/http/handler.ts';
import { showDay, showWeek } from './interview-day.service.ts';
import { book, close, listOfPerson, reschedule, score, showRecruiting } from './interview.service.ts';

export const interviewRoutes = [
  route(getRecruiting, showRecruiting),
  route(getInterviewDay, showDay),
  route(getInterviewWeek, showWeek),
  route(listPersonInterviews, listOfPerson),
  route(bookInterview, book),
  route(rescheduleInterview, reschedule),
  route(closeInterview, close),
  route(scoreInterview, score),
];
