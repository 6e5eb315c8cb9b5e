import {
  bookInterview,
  closeInterview,
  getInterviewDay,
  getRecruiting,
  listPersonInterviews,
  rescheduleInterview,
  scoreInterview,
} from '@proline/contract/interview/interview';
import { route } from '../../platform/http/handler.ts';
import { book, close, listOfPerson, reschedule, score, showDay, showRecruiting } from './interview.service.ts';

export const interviewRoutes = [
  route(getRecruiting, showRecruiting),
  route(getInterviewDay, showDay),
  route(listPersonInterviews, listOfPerson),
  route(bookInterview, book),
  route(rescheduleInterview, reschedule),
  route(closeInterview, close),
  route(scoreInterview, score),
];
