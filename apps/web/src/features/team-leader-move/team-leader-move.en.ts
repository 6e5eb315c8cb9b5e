export const teamLeaderMove = {
  open: 'Open page',
  more_about: 'More about {{name}}',
  approve: 'Approve',
  turn_down: 'Turn down',
  return: 'Return to pending',
  take_back: 'Take back',
  turn_down_title: 'Turn down {{name}}?',
  turn_down_text: 'They stay pending but leave the list and the counts. The filter “Turned down” finds them.',
  return_title: 'Return {{name}} to pending?',
  return_text: 'They can’t be given events until they are approved again.',
  future_events_one: '{{count}} future event loses its team leader, who is told.',
  future_events_other: '{{count}} future events lose their team leader, who is told.',
  reason_hint: 'Only admins see it.',
  done_approve: '{{name}} is approved.',
  done_turn_down: '{{name}} is turned down.',
  done_return: '{{name}} is pending again.',
  done_take_back: '{{name}} is pending again.',
  why_move_not_allowed: 'Not possible from this status.',
  why_under_age: 'Nobody under 18 can be approved.',
  why_approval_incomplete: 'Missing: {{what}}.',
  why_usher_is_blocked: 'Blocked as an usher. End the block first.',
  why_scorecard_missing: 'Needs a scorecard first.',
  why_score_below_pass: 'The scorecard is below the pass mark, {{mark}}.',
  why_leads_live_event_one: 'Leads {{count}} running event.',
  why_leads_live_event_other: 'Leads {{count}} running events.',
  why_reason_required: 'Enter a reason.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'team-leader-move': typeof teamLeaderMove;
  }
}
