import { expect, test } from 'vitest';
import { runKillRounds, VICTIMS } from '../testing/program/kill-rounds.ts';

const ROUNDS = 3;
const WRITES = 60;

test('nothing acknowledged is lost when Node, the database or both are killed in the middle of writes', async () => {
  const rounds = await runKillRounds({ rounds: ROUNDS, writesPerRound: WRITES });
  expect(rounds.map(({ victim, lost }) => ({ victim, lost }))).toEqual(VICTIMS.map((victim) => ({ victim, lost: 0 })));
  for (const { acknowledged } of rounds) expect(acknowledged).toBeGreaterThanOrEqual(WRITES);
});

test('control: a database that acknowledges before it has written is caught', async () => {
  const [round] = await runKillRounds({
    rounds: 1,
    writesPerRound: WRITES,
    victims: ['everything'],
    async sabotage(client) {
      await client.query('alter system set synchronous_commit = off');
      await client.query(`alter system set wal_writer_delay = '10s'`);
      await client.query('select pg_reload_conf()');
    },
  });
  expect(round?.lost).toBeGreaterThan(0);
});
