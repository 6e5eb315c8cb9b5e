import os from 'node:os';
import path from 'node:path';

/** Where the program of the stories keeps its data: by its port, so that stories find it. */
export const dataDirAt = (port: string): string => path.join(os.tmpdir(), `proline-e2e-${port}`);
