import { tileAddress, type Tile } from './map-tiles.ts';
import classes from './map.module.css';

type TileLayerProps = { readonly url: string; readonly tiles: readonly Tile[] };

/** Draws the tiles over the outlines. One that does not arrive leaves the outlines in sight. */
export const TileLayer = ({ url, tiles }: TileLayerProps) => (
  <div className={classes['tiles']} aria-hidden="true">
    {tiles.map((tile) => (
      <img
        key={tileAddress(url, tile)}
        src={tileAddress(url, tile)}
        alt=""
        draggable={false}
        // Tile servers ask who uses them, and learn this program's address, but not the page.
        referrerPolicy="strict-origin"
        style={{
          insetInlineStart: tile.left,
          insetBlockStart: tile.top,
          inlineSize: tile.width,
          blockSize: tile.height,
        }}
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    ))}
  </div>
);
