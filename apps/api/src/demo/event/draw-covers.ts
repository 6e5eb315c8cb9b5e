// Draws the pictures of the demo's events again, into the folder beside it: node apps/api/src/demo/event/draw-covers.ts
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { THUMBNAIL_SIZES } from '@proline/contract/file/file';
import type { EntryColour } from '@proline/domain/catalogue/catalogue';
import { COVER_PX, coverFile } from './covers.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { Random } from '../engine/random.ts';

const { width, height } = COVER_PX;
const QUALITY = 80;

/** The gradient's two colors and the color of the pattern on it. */
const PALETTE: Readonly<Record<EntryColour, readonly [from: string, to: string, light: string]>> = {
  brand: ['#20352b', '#4c6e5c', '#d9e8df'],
  green: ['#123f2c', '#2f8f5b', '#c9f2d8'],
  teal: ['#0d3b40', '#1f8a8c', '#c4f0ec'],
  blue: ['#12284f', '#2f6fb5', '#cfe3fb'],
  violet: ['#2a1b4d', '#7b4fb3', '#e6d8fb'],
  red: ['#4a1622', '#b3424a', '#fbd9d6'],
  amber: ['#4b2a0c', '#c47a1c', '#fde7bd'],
  yellow: ['#3d320d', '#b8962e', '#fbf0c2'],
  grey: ['#22292c', '#64706a', '#e2e8e5'],
};

type Draw = (random: Random) => string[];
const times = (count: number, draw: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, number) => draw(number));
const px = (value: number): string => value.toFixed(1);

const rings: Draw = () =>
  times(
    14,
    (ring) =>
      `<circle cx="1250" cy="980" r="${130 + ring * 78}" fill="none" stroke-width="${26 - ring}" opacity="${px(0.34 - ring * 0.018)}"/>`,
  );

const stands: Draw = (random) =>
  times(13 * 7, (number) => {
    const [column, row] = [number % 13, Math.floor(number / 13)];
    const opacity = random.between(0.02, 0.34).toFixed(2);
    return `<rect x="${column * 126 - 10}" y="${row * 132 - 10}" width="108" height="114" rx="10" fill="currentColor" stroke="none" opacity="${opacity}"/>`;
  });

const bars: Draw = (random) =>
  times(48, (bar) => {
    const loud = (0.35 + 0.65 * Math.abs(Math.sin(bar / 4.7))) * random.between(0.5, 1) * 620;
    return `<rect x="${20 + bar * 33}" y="${px(450 - loud / 2)}" width="15" height="${px(loud)}" rx="7.5" fill="currentColor" stroke="none" opacity="${px(0.2 + (bar % 5) * 0.05)}"/>`;
  });

const lights: Draw = (random) =>
  times(70, () => {
    const [x, y] = [random.whole(0, width), random.whole(0, height)];
    return `<circle cx="${x}" cy="${y}" r="${random.whole(10, 92)}" fill="currentColor" stroke="none" opacity="${random.between(0.04, 0.26).toFixed(2)}"/>`;
  });

const lanes: Draw = () =>
  times(
    9,
    (lane) =>
      `<path d="M-80 ${240 + lane * 96} C 500 ${80 + lane * 96}, 980 ${520 + lane * 70}, 1700 ${120 + lane * 84}" fill="none" stroke-width="12" opacity="${px(0.12 + lane * 0.03)}"/>`,
  );

const petals: Draw = () =>
  times(5 * 9, (number) => {
    const [x, y] = [(number % 9) * 200, Math.floor(number / 9) * 200 + 50];
    return `<circle cx="${x}" cy="${y}" r="141" fill="none" stroke-width="5" opacity="0.26"/>`;
  });

const stars: Draw = (random) =>
  times(160, () => {
    const [x, y] = [random.whole(0, width), Math.round(height * random.unit() ** 1.5)];
    return `<circle cx="${x}" cy="${y}" r="${px(random.between(1.5, 8))}" fill="currentColor" stroke="none" opacity="${random.between(0.25, 0.85).toFixed(2)}"/>`;
  });

const rays: Draw = () =>
  times(30, (ray) => {
    const point = (turn: number) => `${px(800 + 1_400 * Math.cos(turn))},${px(960 + 1_400 * Math.sin(turn))}`;
    const turn = Math.PI + (ray * Math.PI) / 30;
    return `<polygon points="800,960 ${point(turn)} ${point(turn + 0.045)}" fill="currentColor" stroke="none" opacity="${px(0.1 + (ray % 3) * 0.1)}"/>`;
  });

/** Squares laid over each other, turned by an eighth: the star of eight points. */
const tiles: Draw = () =>
  times(6 * 10, (number) => {
    const [x, y] = [(number % 10) * 178, Math.floor(number / 10) * 178];
    const square = `<rect x="${x - 58}" y="${y - 58}" width="116" height="116" fill="none" stroke-width="4"/>`;
    return `<g opacity="0.3">${square}<g transform="rotate(45 ${x} ${y})">${square}</g></g>`;
  });

const DRAWN: Readonly<Record<string, Draw>> = {
  Conference: rings,
  Exhibition: stands,
  Concert: bars,
  Festival: lights,
  Sports: lanes,
  Wedding: petals,
  'Gala dinner': stars,
  'Product launch': rays,
  Graduation: tiles,
};

for (const { name_en, colour } of EVENT_KINDS) {
  const [from, to, light] = PALETTE[colour];
  const pattern = DRAWN[name_en]?.(Random.of(1, name_en)).join('') ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="ground" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
      <radialGradient id="glow" cx="0.75" cy="0.2" r="0.7"><stop offset="0" stop-color="${light}" stop-opacity="0.35"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/><rect width="100%" height="100%" fill="url(#glow)"/>
    <g color="${light}" stroke="${light}">${pattern}</g></svg>`;
  const original = await sharp(Buffer.from(svg)).webp({ quality: QUALITY }).toBuffer();
  await fs.writeFile(coverFile(name_en, 'original'), original);
  for (const size of THUMBNAIL_SIZES) {
    const side = Number(size);
    const drawn = await sharp(original).resize(side, side, { fit: 'inside' }).webp({ quality: QUALITY }).toBuffer();
    await fs.writeFile(coverFile(name_en, size), drawn);
  }
}
