import { accountJobs } from './features/admin-account/account-bulk.service.ts';
import { adminAccountRoutes } from './features/admin-account/admin-account.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authSweeps } from './features/auth/auth.queries.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { categoryRoutes } from './features/category/category.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { deletionRequestRoutes } from './features/deletion-request/deletion-request.routes.ts';
import { eventJobs } from './features/event-move/event-bulk.service.ts';
import { startEventsJob } from './features/event-move/event-clock.service.ts';
import { eventMoveRoutes } from './features/event-move/event-move.routes.ts';
import { eventPageRoutes } from './features/event-page/event-page.routes.ts';
import { eventPlanRoutes } from './features/event-plan/event-plan.routes.ts';
import { eventViewRoutes } from './features/event-view/event-view.routes.ts';
import { eventRoutes } from './features/event/event.routes.ts';
import { fileSweep } from './features/file/file-sweep.service.ts';
import { fileRoutes } from './features/file/file.routes.ts';
import { jobSweeps } from './features/job/job.queries.ts';
import { jobRoutes } from './features/job/job.routes.ts';
import { notificationSweeps } from './features/notification/notification.queries.ts';
import { notificationRoutes } from './features/notification/notification.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { savedViewRoutes } from './features/saved-view/saved-view.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { teamLeaderRoutes } from './features/team-leader/team-leader.routes.ts';
import { transferRoutes } from './features/transfer/transfer.routes.ts';
import { twoFactorRoutes } from './features/two-factor/two-factor.routes.ts';
import { typeRoutes } from './features/type/type.routes.ts';
import { usherRoutes } from './features/usher/usher.routes.ts';
import type { Route } from './platform/http/handler.ts';
import type { JobKind } from './platform/jobs/job-kind.ts';
import { mailJob } from './platform/mail/mail-job.ts';
import type { Sweep } from './platform/writing/housekeeping.ts';

// Here the slices are only named; what each brings stands in its own folder.

/** What answers the calls; the stream of changes comes with the hub that it reads from. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...dashboardRoutes,
  ...deletionRequestRoutes,
  ...privacyRoutes,
  ...usherRoutes,
  ...eventRoutes,
  ...eventPlanRoutes,
  ...eventMoveRoutes,
  ...eventViewRoutes,
  ...eventPageRoutes,
  ...teamLeaderRoutes,
  ...transferRoutes,
  ...savedViewRoutes,
  ...adminAccountRoutes,
  ...auditRoutes,
  ...searchRoutes,
  ...jobRoutes,
  ...notificationRoutes,
  ...fileRoutes,
  ...profileRoutes,
  ...twoFactorRoutes,
  ...categoryRoutes,
  ...typeRoutes,
  ...settingsRoutes,
];

/** Every kind of job that a process can work at. */
export const JOBS: readonly JobKind[] = [...accountJobs, ...eventJobs, startEventsJob, mailJob, fileSweep];

/** What is deleted when it is long over. */
export const SWEEPS: readonly Sweep[] = [...authSweeps, ...jobSweeps, ...notificationSweeps];
