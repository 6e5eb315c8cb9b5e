type Led = {
  readonly event_id: string;
  /** null: the event is not completed yet */
  readonly result: { readonly attended: number; readonly on_time: number } | null;
};

export type EventPunctuality = { readonly event_id: string; readonly on_time: number; readonly arrivals: number };

/**
 * How punctual the teams of a leader were at each event, the order kept. Who leads several parts of an event led one team there.
 * Events that nobody came to have no share.
 */
export const punctualityByEvent = (leads: readonly Led[]): readonly EventPunctuality[] => {
  const events = new Map<string, EventPunctuality>();
  for (const { event_id, result } of leads) {
    if (!result || result.attended === 0) continue;
    const { on_time = 0, arrivals = 0 } = events.get(event_id) ?? {};
    events.set(event_id, { event_id, on_time: on_time + result.on_time, arrivals: arrivals + result.attended });
  }
  return [...events.values()];
};
