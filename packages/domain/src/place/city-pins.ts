import { knownCity } from './cities.ts';
import type { MapPin } from './coordinates.ts';
import { kilometresBetween } from './distance.ts';

/** The middle of each city that the program knows, by its stored name: latitude, longitude. */
const PINS: Readonly<Record<string, readonly [number, number]>> = {
  Riyadh: [24.7136, 46.6753],
  Jeddah: [21.4858, 39.1925],
  Makkah: [21.3891, 39.8579],
  Madinah: [24.5247, 39.5692],
  Dammam: [26.4207, 50.0888],
  Khobar: [26.2172, 50.1971],
  Dhahran: [26.2886, 50.114],
  Taif: [21.2703, 40.4158],
  Tabuk: [28.3838, 36.555],
  Abha: [18.2164, 42.5053],
  'Khamis Mushait': [18.3, 42.7333],
  Buraydah: [26.326, 43.975],
  Hail: [27.5114, 41.7208],
  Jazan: [16.8892, 42.5511],
  Najran: [17.5656, 44.2289],
  Jubail: [27.0046, 49.646],
  Yanbu: [24.0895, 38.0618],
  Hofuf: [25.3832, 49.5865],
  AlUla: [26.6085, 37.9232],
  NEOM: [27.9654, 35.1794],
  Diriyah: [24.7373, 46.5756],
  'Al Baha': [20.0129, 41.4677],
  Arar: [30.9753, 41.0381],
  Sakaka: [29.9697, 40.2064],
  Qatif: [26.5652, 49.9962],
  Dubai: [25.2048, 55.2708],
  'Abu Dhabi': [24.4539, 54.3773],
  Sharjah: [25.3463, 55.4209],
  Ajman: [25.4052, 55.5136],
  'Ras Al Khaimah': [25.8007, 55.9762],
  Fujairah: [25.1288, 56.3265],
  'Umm Al Quwain': [25.5647, 55.5552],
  'Al Ain': [24.2075, 55.7447],
  Doha: [25.2854, 51.531],
  Lusail: [25.4304, 51.4884],
  'Al Wakrah': [25.1715, 51.6034],
  'Al Rayyan': [25.2919, 51.4244],
  'Al Khor': [25.6804, 51.4969],
  'Kuwait City': [29.3759, 47.9774],
  Hawalli: [29.3328, 48.0289],
  Salmiya: [29.3339, 48.0761],
  'Al Ahmadi': [29.0769, 48.0839],
  'Al Jahra': [29.3375, 47.6581],
  Manama: [26.2285, 50.586],
  Muharraq: [26.2572, 50.6119],
  Riffa: [26.13, 50.555],
  'Isa Town': [26.1736, 50.5478],
  Muscat: [23.588, 58.3829],
  Salalah: [17.0151, 54.0924],
  Sohar: [24.3461, 56.7075],
  Nizwa: [22.9333, 57.5333],
  Sur: [22.5667, 59.5289],
  Cairo: [30.0444, 31.2357],
  Giza: [30.0131, 31.2089],
  'New Cairo': [30.0074, 31.4913],
  'New Administrative Capital': [30.0131, 31.7381],
  '6th of October City': [29.9381, 30.9139],
  'Sheikh Zayed City': [30.0394, 30.9844],
  Alexandria: [31.2001, 29.9187],
  'New Alamein': [30.83, 28.955],
  'Port Said': [31.2653, 32.3019],
  Suez: [29.9668, 32.5498],
  Ismailia: [30.5965, 32.2715],
  Mansoura: [31.0409, 31.3785],
  Tanta: [30.7865, 31.0004],
  Luxor: [25.6872, 32.6396],
  Aswan: [24.0889, 32.8998],
  Hurghada: [27.2579, 33.8116],
  'El Gouna': [27.3949, 33.6782],
  'Sharm El Sheikh': [27.9158, 34.33],
  Amman: [31.9454, 35.9284],
  Aqaba: [29.532, 35.0063],
  Irbid: [32.5556, 35.85],
  Zarqa: [32.0728, 36.088],
  'Dead Sea': [31.7174, 35.5929],
  Beirut: [33.8938, 35.5018],
  Tripoli: [34.4367, 35.8497],
  Sidon: [33.5571, 35.3729],
  Byblos: [34.123, 35.6519],
  Zahle: [33.8463, 35.902],
};

/** Where a city is; undefined when the program does not know it. */
export const pinOfCity = (city: string): MapPin | undefined => {
  const [latitude, longitude] = PINS[knownCity(city)?.name_en ?? ''] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};

export type CityDistance = { readonly city: string; readonly km: number };

/** How far each known city is from a place, in whole kilometers. */
export const citiesFrom = (place: MapPin): CityDistance[] =>
  Object.entries(PINS).map(([city, [latitude, longitude]]) => ({
    city,
    km: Math.round(kilometresBetween({ latitude, longitude }, place)),
  }));

/** How far somebody lives from a place, in whole kilometers: from their pin, else from the middle of their city; null: nobody knows. */
export const kilometresFromHome = (
  home: { readonly pin: MapPin | null; readonly city: string },
  place: MapPin | undefined,
  ofCities: ReadonlyMap<string, number>,
): number | null =>
  home.pin !== null && place !== undefined
    ? Math.round(kilometresBetween(home.pin, place))
    : (ofCities.get(home.city) ?? null);
