/** Texts of the events' calendar, board and map. */
export const eventView = {
  calendar: 'Calendar',
  board: 'Board',
  map: 'Map',
  no_dates: 'No dates yet',
  failed: 'Could not load events.',
  retry: 'Retry',
  not_all: 'Showing the first {{shown}} of {{total}}. Filter to see the rest.',
  day_of: 'day {{day}} of {{length}}',
  legend: 'Color key',
  fill_draft: 'Draft',
  fill_low: 'Below 80% filled',
  fill_filling: '80% or more filled',
  fill_full: 'All places filled',
  fill_over: 'Completed',
  fill_canceled: 'Canceled',
  filled_words: '{{confirmed}} of {{places}} places filled',

  period: 'Period',
  month: 'Month',
  week: 'Week',
  today: 'Today',
  previous_month: 'Previous month',
  next_month: 'Next month',
  previous_week: 'Previous week',
  next_week: 'Next week',
  events_on_day_one: '{{count}} event',
  events_on_day_other: '{{count}} events',
  more_events_one: '+{{count}} more',
  more_events_other: '+{{count}} more',
  earlier_days_one: 'Show {{count}} earlier day',
  earlier_days_other: 'Show {{count}} earlier days',
  nothing_on: 'No events in this period.',
  nothing_on_day: 'No events on this day.',

  nearer: 'Zoom in',
  farther: 'Zoom out',
  show_all: 'Show all',
  km: '{{km}} km',
  map_label: 'Map of events',
  map_hint: 'Drag or use the arrow keys to move, plus and minus to zoom, 0 to show all.',
  cluster_one: '{{count}} event here',
  cluster_other: '{{count}} events here',
  in_sight_one: '{{count}} event in view',
  in_sight_other: '{{count}} events in view',
  back_to_all: 'Back to all in view',
  nothing_in_sight: 'No events in view. Zoom out or show all.',
  nothing_on_map: 'No matching events have a map location.',
  without_place_one: '{{count}} event has no map location yet.',
  without_place_other: '{{count}} events have no map location yet.',

  board_label: 'Events by status',
  column_empty: 'No events',
  load_more: 'Show more',
  grab: 'Move {{title}} to another status',
  drop_here: 'Drop to move here',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'event-view': typeof eventView;
  }
}
