import { expect, test } from 'vitest';
import { MIGRATIONS_DIR, readMigrations } from './migrate.ts';

/** A database refuses to start with a migration that differs from the one it has applied. A new migration adds its row here. */
const APPLIED = {
  '0001_foundation.sql': '09481a654a38d8fc',
  '0002_admins.sql': '57ca021b4cf95585',
  '0003_people.sql': 'cec25e2b82ed6c6c',
  '0004_events.sql': '01d5150d5b162034',
  '0005_transfers.sql': 'b417c45929bf9315',
  '0006_counters.sql': '7c126b487aaee9ec',
  '0007_needs.sql': '2968396efe444c06',
  '0008_lists.sql': 'e4300eb0e9848358',
  '0009_live_jobs_notifications.sql': '819623a871e233ba',
  '0010_files_profile.sql': '32c7bf0bf6ba34ce',
  '0011_catalogues_settings.sql': '27a16ccd5669dae8',
  '0012_admin_accounts.sql': 'e4ad9a3c4627557f',
  '0013_list_indexes.sql': 'aaecf3832603dd2f',
  '0014_event_plans.sql': '62f5d211ae1aedac',
  '0015_list_days.sql': '6725d430572d7712',
  '0016_open_events.sql': '0895bab1116fc785',
  '0017_event_order.sql': 'a963dab7ecb569c1',
  '0018_cost_by_currency.sql': 'dbceeca89542e44e',
  '0019_audit_sessions.sql': '2c515bda81a5a8a6',
  '0020_event_search.sql': '273f46a27719dbca',
  '0021_jobs_canceling.sql': '7c7187a866281d1a',
  '0022_zone_order.sql': '2b9019b8bb0fc527',
  '0023_type_rates.sql': 'a08302e9519c3257',
  '0024_deletion_request_list.sql': '30104ba305ceaefd',
  '0025_persons.sql': 'eebbce76f9b05155',
  '0026_recruiting.sql': 'b91807f91ffb55e1',
  '0027_person_documents.sql': '66c8485783957f8d',
  '0028_usher_imports.sql': 'b48df046ef88232a',
  '0029_actors.sql': '8d994ad9298b6972',
  '0030_person_page.sql': '909ad43859d842c8',
  '0031_lead_results.sql': '643e83a2499c9891',
  '0032_messages.sql': '7a336a81af8418fb',
  '0033_usher_work.sql': 'c09bf56f686736b7',
  '0034_erasure.sql': 'c282a6ddf4e4fee5',
  '0039_person_merges.sql': 'ea535793a9364b67',
  '0040_import_accounts.sql': '89e38ee494a968b9',
  '0042_usher_orders.sql': '272968e6f569be04',
  '0043_reliability_counts.sql': 'b38475cace1358da',
  '0045_replies_about_records.sql': 'e724ee93005fe799',
  '0050_hiring.sql': 'f737512838eae8a3',
  '0054_fill_runs.sql': 'ecae3eaba4817101',
  '0055_plan_changes.sql': 'a34b1bf8a01cf056',
  '0056_staff_access.sql': 'c761996b782f13f7',
  '0057_staff_calendar.sql': 'ae1e99b3fb086d5b',
  '0058_offers.sql': 'e10c150cf8428e0a',
  '0063_leaders_reconfirm.sql': '4475a35b27870701',
  '0064_recent_work.sql': '03ea3b324be3f982',
  '0065_attendance_marks.sql': '2ba9427fd836974f',
};

test('a migration that has been released never changes, not even in a comment', () => {
  const found = readMigrations(MIGRATIONS_DIR).map(({ name, checksum }) => [name, checksum.slice(0, 16)]);
  expect(Object.fromEntries(found)).toEqual(APPLIED);
});
