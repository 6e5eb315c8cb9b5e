type Corner = { readonly longitude: number; readonly latitude: number };

type City = {
  readonly name_en: string;
  readonly name_ar: string;
  readonly longitude: number;
  readonly latitude: number;
  /** The number of px per degree from which the city is named. */
  readonly from: number;
};
const city = (name_en: string, name_ar: string, longitude: number, latitude: number, from = 0): City => ({
  name_en,
  name_ar,
  longitude,
  latitude,
  from,
});

export const CITIES: readonly City[] = [
  city('Riyadh', 'الرياض', 46.68, 24.71),
  city('Jeddah', 'جدة', 39.19, 21.49),
  city('Dubai', 'دبي', 55.27, 25.2),
  city('Doha', 'الدوحة', 51.53, 25.29),
  city('Kuwait', 'الكويت', 47.99, 29.38),
  city('Muscat', 'مسقط', 58.41, 23.59),
  city('Cairo', 'القاهرة', 31.24, 30.04),
  city('Manama', 'المنامة', 50.58, 26.23, 24),
  city('Abu Dhabi', 'أبوظبي', 54.38, 24.45, 24),
  city('Amman', 'عمّان', 35.93, 31.95, 10),
  city('Beirut', 'بيروت', 35.5, 33.89, 16),
  city('Baghdad', 'بغداد', 44.37, 33.31, 10),
  city('Damascus', 'دمشق', 36.29, 33.51, 30),
  city('Jerusalem', 'القدس', 35.21, 31.77, 40),
  city('Sanaa', 'صنعاء', 44.19, 15.37, 10),
  city('Medina', 'المدينة المنورة', 39.61, 24.47, 16),
  city('Mecca', 'مكة المكرمة', 39.83, 21.42, 60),
  city('Dammam', 'الدمام', 50.1, 26.43, 40),
  city('AlUla', 'العلا', 37.92, 26.61, 24),
  city('Tabuk', 'تبوك', 36.57, 28.38, 24),
  city('Hail', 'حائل', 41.69, 27.52, 24),
  city('Buraydah', 'بريدة', 43.97, 26.33, 40),
  city('Abha', 'أبها', 42.5, 18.22, 16),
  city('Sharjah', 'الشارقة', 55.42, 25.35, 160),
  city('Al Ain', 'العين', 55.76, 24.19, 60),
  city('Fujairah', 'الفجيرة', 56.33, 25.13, 60),
  city('Salalah', 'صلالة', 54.09, 17.02, 16),
  city('Alexandria', 'الإسكندرية', 29.92, 31.2, 16),
  city('Luxor', 'الأقصر', 32.64, 25.69, 16),
  city('Aswan', 'أسوان', 32.9, 24.09, 30),
  city('Sharm El Sheikh', 'شرم الشيخ', 34.33, 27.92, 24),
  city('Hurghada', 'الغردقة', 33.81, 27.26, 60),
  city('Khartoum', 'الخرطوم', 32.56, 15.5, 10),
  city('Tehran', 'طهران', 51.39, 35.69, 10),
  city('Istanbul', 'إسطنبول', 28.98, 41.01, 6),
  city('London', 'لندن', -0.13, 51.51, 0),
];

/** The area that is shown before there is a pin: the Gulf and Egypt. */
export const HOME = [
  { longitude: 28, latitude: 32.5 },
  { longitude: 60, latitude: 15 },
] as const;

const NEAR_DEGREES = 1;

/** Returns the named city closest to a place, if it is near enough. */
export const cityNear = (place: Corner): City | undefined => {
  const away = (one: City) => Math.hypot(one.longitude - place.longitude, one.latitude - place.latitude);
  const [nearest] = [...CITIES].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) < NEAR_DEGREES ? nearest : undefined;
};
