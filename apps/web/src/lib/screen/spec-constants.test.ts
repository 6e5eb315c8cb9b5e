import { expect, test } from 'vitest';
import { MINIMUM_AGE } from '@proline/domain/people/age';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  DELETE_ACCOUNT_DELAY_MS,
  MENU_WIDTH_PX,
  PRIMARY_COLOUR,
  REQUEST_TIMEOUT_MS,
  SESSION_RESTORE_TIMEOUT_MS,
} from './spec-constants.ts';

test('the constants of the specification', () => {
  expect({
    MINIMUM_AGE,
    REQUEST_TIMEOUT_MS,
    MENU_WIDTH_PX,
    SESSION_RESTORE_TIMEOUT_MS,
    DELETE_ACCOUNT_DELAY_MS,
    CHUNK_LOAD_TIMEOUT_MS,
    PRIMARY_COLOUR,
  }).toEqual({
    MINIMUM_AGE: 18,
    REQUEST_TIMEOUT_MS: 0,
    MENU_WIDTH_PX: 280,
    SESSION_RESTORE_TIMEOUT_MS: 5000,
    DELETE_ACCOUNT_DELAY_MS: 2000,
    CHUNK_LOAD_TIMEOUT_MS: 120000,
    PRIMARY_COLOUR: '#4c6e5c',
  });
});
