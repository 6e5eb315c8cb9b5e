import { SampleList } from './sample-list.tsx';
import type { Specimen } from './specimen.tsx';
import classes from './gallery.module.css';

const Whole = () => (
  <div className={`${classes['wide']} ${classes['tall']}`}>
    <SampleList />
  </div>
);

export const specimens: readonly Specimen[] = [{ name: 'ListPage and its parts', Show: Whole }];
