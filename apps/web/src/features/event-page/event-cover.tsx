import { getFile } from '@proline/contract/file/file';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useImageSource } from '../../lib/api/private-image.ts';
import classes from './event-header.module.css';

/** The event's picture; without one, a tile. It says nothing that the title beside it does not. */
export const EventCover = ({ cover_id }: { readonly cover_id: string | null }) => {
  const address = cover_id === null ? null : `/api${getFile.path.replace(':id', cover_id)}`;
  const source = useImageSource(address, '384');
  return (
    <span className={classes['cover']} aria-hidden="true">
      {source === null ? <IconCalendarEvent size={28} stroke={1.5} /> : <img src={source} alt="" />}
    </span>
  );
};
