import { catalogueSamples } from '../../testing/sample/sample-catalogues.ts';

export const samples = catalogueSamples('Type', 'types');
