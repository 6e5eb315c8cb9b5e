import { getFile } from '@proline/contract/file/file';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useImageSource } from '../../lib/api/private-image.ts';
import classes from './event-header.module.css';

/** Shows the event's cover, or a tile. It is hidden from screen readers, because the title is beside it. */
export const EventCover = ({ cover_id }: { readonly cover_id: string | null }) => {
  const address = cover_id === null ? null : `/api${getFile.path.replace(':id', cover_id)}`;
  const source = useImageSource(address, '384');
  return (
    <span className={classes['cover']} aria-hidden="true">
      {source === null ? <IconCalendarEvent size={28} stroke={1.5} /> : <img src={source} alt="" />}
    </span>
  );
};
