/** A person wants to join as one of these; a promoted usher wears both. */
export const HATS = ['usher', 'leader'] as const;
export type Hat = (typeof HATS)[number];

export const INTERVIEW_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type InterviewDay = (typeof INTERVIEW_DAYS)[number];
/** Until the house says on which days it is open. */
const EVERY_DAY: InterviewDay[] = [...INTERVIEW_DAYS];

/** How people are chosen, as the settings say it. Criteria and reasons are texts with one entry in each line, in both languages. */
type Recruiting = {
  readonly interview_minutes: number;
  /** on which days of the week interviews are held; 0 is Sunday */
  readonly interview_days: InterviewDay[];
  /** whole hours in the organization's zone between which interviews can be booked */
  readonly slots_from: number;
  readonly slots_until: number;
  readonly criteria_en: string;
  readonly criteria_ar: string;
  readonly pass_mark: number;
  readonly scorecard_required: boolean;
  readonly reapply_days: number;
  readonly reasons_en: string;
  readonly reasons_ar: string;
};

export const INTERVIEW_MINUTES = [15, 20, 30, 45, 60, 90] as const;
export const PASS_MARKS = [2, 2.5, 3, 3.5, 4, 4.5] as const;
export const SLOT_HOURS = { least: 0, most: 24 } as const;
export const REAPPLY_DAYS = { least: 0, most: 730 } as const;
export const MOST_CRITERIA = 10;
export const MOST_REASONS = 12;
const CRITERION_MAX_LENGTH = 60;
/** A reason that is sent to somebody who is turned down; it fits into REASON_LENGTH. */
export const REASON_LINE_MAX_LENGTH = 200;

type Pair = { readonly en: string; readonly ar: string };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The entries of two texts, line by line. */
export const pairsOf = (en: string, ar: string): readonly Pair[] => {
  const arabic = linesOf(ar);
  return linesOf(en).map((line, index) => ({ en: line, ar: arabic[index] ?? '' }));
};

type PairProblem = 'lines_differ' | 'lines_too_many' | 'line_too_long' | 'line_repeated';

type PairLimits = { readonly most: number; readonly length: number };

/** What is wrong with two such texts; undefined: nothing. Each language has as many lines as the other. */
const pairProblem = (en: string, ar: string, { most, length }: PairLimits): PairProblem | undefined => {
  const [english, arabic] = [linesOf(en), linesOf(ar)];
  if (english.length !== arabic.length) return 'lines_differ';
  if (english.length > most) return 'lines_too_many';
  if ([...english, ...arabic].some((line) => line.length > length)) return 'line_too_long';
  return [english, arabic].some((lines) => new Set(lines).size < lines.length) ? 'line_repeated' : undefined;
};

export const CRITERIA_LIMITS: PairLimits = { most: MOST_CRITERIA, length: CRITERION_MAX_LENGTH };
export const REASONS_LIMITS: PairLimits = { most: MOST_REASONS, length: REASON_LINE_MAX_LENGTH };
/** The longest text of such lines, with their breaks. */
export const longestText = ({ most, length }: PairLimits): number => most * (length + 1);

/** Without a criterion nobody could be scored. */
export const criteriaProblem = (en: string, ar: string): PairProblem | 'required' | undefined =>
  linesOf(en).length === 0 ? 'required' : pairProblem(en, ar, CRITERIA_LIMITS);

export const reasonsProblem = (en: string, ar: string): PairProblem | undefined => pairProblem(en, ar, REASONS_LIMITS);

export const DEFAULT_RECRUITING = {
  interview_minutes: 30,
  interview_days: EVERY_DAY,
  slots_from: 9,
  slots_until: 17,
  criteria_en: 'Presence\nCommunication\nEnglish\nService sense\nAvailability',
  criteria_ar: 'الحضور\nالتواصل\nالإنجليزية\nحس الخدمة\nالتفرغ',
  pass_mark: 3.5,
  scorecard_required: true,
  reapply_days: 90,
  reasons_en: 'Incomplete documents\nDid not come to the interview\nNot the right experience\nNo need in this city',
  reasons_ar: 'مستندات غير مكتملة\nعدم حضور المقابلة\nخبرة غير مناسبة\nلا حاجة في هذه المدينة',
} as const satisfies Recruiting;
