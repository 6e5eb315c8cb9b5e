import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

// Before a test's own hooks: what is still shown when its server is taken away would ask the real one, and leave the failure to the next test.
afterEach(cleanup);
