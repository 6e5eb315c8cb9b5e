import { adminAccountScreens } from '../features/admin-account/admin-account.screens.ts';
import { attendanceScreens } from '../features/attendance/attendance.screens.ts';
import { auditScreens } from '../features/audit/audit.screens.ts';
import { autoFillScreens } from '../features/auto-fill/auto-fill.screens.ts';
import { authScreens } from '../features/auth/auth.screens.ts';
import { blockedUsherScreens } from '../features/blocked-usher/blocked-usher.screens.ts';
import { categoryScreens } from '../features/category/category.screens.ts';
import { dashboardScreens } from '../features/dashboard/dashboard.screens.ts';
import { deletionRequestScreens } from '../features/deletion-request/deletion-request.screens.ts';
import { eventApplicationScreens } from '../features/event-application/event-application.screens.ts';
import { eventPageScreens } from '../features/event-page/event-page.screens.ts';
import { eventPlanScreens } from '../features/event-plan/event-plan.screens.ts';
import { eventScreens } from '../features/event/event.screens.ts';
import { guideScreens } from '../features/guide/guide.screens.ts';
import { hiringScreens } from '../features/hiring/hiring.screens.ts';
import { ledgerScreens } from '../features/ledger/ledger.screens.ts';
import { payslipScreens } from '../features/payslip/payslip.screens.ts';
import { paymentBatchScreens } from '../features/payment-batch/payment-batch.screens.ts';
import { privacyScreens } from '../features/privacy/privacy.screens.ts';
import { profileScreens } from '../features/profile/profile.screens.ts';
import { joinRequestScreens } from '../features/join-request/join-request.screens.ts';
import { recoveryScreens } from '../features/recovery/recovery.screens.ts';
import { usherKpiScreens } from '../features/usher-kpi/usher-kpi.screens.ts';
import { reportScreens } from '../features/report/report.screens.ts';
import { settingsScreens } from '../features/settings/settings.screens.ts';
import { teamLeaderScreens } from '../features/team-leader/team-leader.screens.ts';
import { transferScreens } from '../features/transfer/transfer.screens.ts';
import { typeScreens } from '../features/type/type.screens.ts';
import { unsubscribeScreens } from '../features/unsubscribe/unsubscribe.screens.ts';
import { usherImportScreens } from '../features/usher-import/usher-import.screens.ts';
import { usherScreens } from '../features/usher/usher.screens.ts';

/** All screens by frame. Each slice declares its own screens; this file only lists the slices. */
export const SCREENS = {
  split: [...authScreens, ...deletionRequestScreens, ...unsubscribeScreens],
  reading: [...privacyScreens],
  shell: [
    ...dashboardScreens,
    ...eventScreens,
    ...eventPageScreens,
    ...attendanceScreens,
    ...eventPlanScreens,
    ...usherScreens,
    ...usherImportScreens,
    ...teamLeaderScreens,
    ...blockedUsherScreens,
    ...transferScreens,
    ...recoveryScreens,
    ...ledgerScreens,
    ...payslipScreens,
    ...paymentBatchScreens,
    ...joinRequestScreens,
    ...eventApplicationScreens,
    ...hiringScreens,
    ...autoFillScreens,
    ...reportScreens,
    ...usherKpiScreens,
    ...categoryScreens,
    ...typeScreens,
    ...settingsScreens,
    ...profileScreens,
    ...adminAccountScreens,
    ...auditScreens,
    ...guideScreens,
  ],
} as const;
