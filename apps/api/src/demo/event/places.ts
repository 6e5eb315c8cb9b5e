/** What kind of event a venue suits. */
export type VenueKind = 'hall' | 'stage' | 'arena' | 'open' | 'ballroom';

/** Where the agency works. A venue's coordinates are those of the place, to about a hundred metres. */
export interface Venue {
  readonly name: string;
  readonly address: string;
  readonly suits: readonly VenueKind[];
  readonly latitude: number;
  readonly longitude: number;
}

export interface City {
  readonly name_en: string;
  readonly name_ar: string;
  readonly country: Country;
  readonly time_zone: string;
  readonly currency: string;
  /** share of the agency's work */
  readonly weight: number;
  /** names of cities, nearest first, whose ushers help out when this one has too few */
  readonly nearby: readonly string[];
  readonly venues: readonly Venue[];
}

export const COUNTRIES = ['SA', 'AE', 'QA', 'KW', 'BH', 'OM', 'EG'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The organisation's own time zone: its office is in Riyadh. */
export const OFFICE_ZONE = 'Asia/Riyadh';

const venue = (
  name: string,
  address: string,
  suits: readonly VenueKind[],
  latitude: number,
  longitude: number,
): Venue => ({ name, address, suits, latitude, longitude });

export const CITIES: readonly City[] = [
  {
    name_en: 'Riyadh',
    name_ar: 'الرياض',
    country: 'SA',
    time_zone: 'Asia/Riyadh',
    currency: 'SAR',
    weight: 30,
    nearby: ['Dammam', 'Jeddah'],
    venues: [
      venue('Riyadh International Convention Center', 'King Abdullah Road, Al Maseef', ['hall'], 24.7522, 46.7269),
      venue('Riyadh Front Exhibition Center', 'Airport Road, Riyadh Front', ['hall'], 24.8418, 46.7321),
      venue('King Fahd Cultural Center', 'Al Hada, West Ring Road', ['stage'], 24.6269, 46.6497),
      venue('Boulevard City', 'Prince Turki bin Abdulaziz I Road, Hittin', ['open'], 24.7683, 46.6047),
      venue('Kingdom Arena', 'Boulevard, Hittin', ['arena'], 24.7744, 46.5991),
      venue('Al Faisaliah Hotel, Prince Sultan Hall', 'King Fahd Road, Al Olaya', ['ballroom'], 24.6903, 46.6851),
      venue('Diriyah, Bujairi Terrace', 'Al Bujairi, Diriyah', ['open'], 24.7343, 46.5756),
    ],
  },
  {
    name_en: 'Jeddah',
    name_ar: 'جدة',
    country: 'SA',
    time_zone: 'Asia/Riyadh',
    currency: 'SAR',
    weight: 18,
    nearby: ['Riyadh', 'Dammam'],
    venues: [
      venue('Jeddah Superdome', 'King Abdulaziz Road, Al Basatin', ['hall'], 21.7463, 39.1637),
      venue('Jeddah Hilton Grand Ballroom', 'Corniche Road, Ash Shati', ['ballroom'], 21.6018, 39.1083),
      venue('King Abdullah Sports City', 'Al Haramain Road, North Jeddah', ['arena'], 21.7631, 39.1641),
      venue('Jeddah Corniche Circuit', 'Corniche Road, Ash Shati', ['arena', 'open'], 21.6319, 39.1044),
      venue('Al-Balad, Naseef House Square', 'Souq Al Alawi, Al-Balad', ['open', 'stage'], 21.4836, 39.1868),
    ],
  },
  {
    name_en: 'Dammam',
    name_ar: 'الدمام',
    country: 'SA',
    time_zone: 'Asia/Riyadh',
    currency: 'SAR',
    weight: 6,
    nearby: ['Riyadh', 'Manama'],
    venues: [
      venue('Dhahran Expo', 'King Abdulaziz Airbase Road, Dhahran', ['hall'], 26.3166, 50.1385),
      venue('Ithra, Great Hall', '8386 Ring Road, Gharb Al Dhahran', ['stage', 'ballroom'], 26.3358, 50.1215),
      venue('Dammam Waterfront', 'Gulf Road, Ash Shati', ['open', 'arena'], 26.4673, 50.1214),
    ],
  },
  {
    name_en: 'Dubai',
    name_ar: 'دبي',
    country: 'AE',
    time_zone: 'Asia/Dubai',
    currency: 'AED',
    weight: 13,
    nearby: ['Abu Dhabi', 'Muscat'],
    venues: [
      venue('Dubai World Trade Centre', 'Sheikh Zayed Road, Trade Centre 2', ['hall'], 25.2249, 55.2888),
      venue('Coca-Cola Arena', 'City Walk, Al Wasl', ['arena'], 25.2043, 55.2658),
      venue(
        'Madinat Jumeirah Conference Centre',
        'King Salman Street, Umm Suqeim 3',
        ['ballroom', 'hall'],
        25.1336,
        55.1853,
      ),
      venue('Expo City Dubai, Exhibition Centre', 'Expo Road, Dubai South', ['hall', 'open'], 24.9594, 55.1487),
      venue('Dubai Opera', 'Sheikh Mohammed bin Rashid Boulevard, Downtown', ['stage'], 25.1966, 55.2726),
    ],
  },
  {
    name_en: 'Abu Dhabi',
    name_ar: 'أبوظبي',
    country: 'AE',
    time_zone: 'Asia/Dubai',
    currency: 'AED',
    weight: 6,
    nearby: ['Dubai'],
    venues: [
      venue('ADNEC Centre', "Khaleej Al Arabi Street, Al Ma'arid", ['hall'], 24.4182, 54.4348),
      venue('Etihad Arena', 'Yas Bay Waterfront, Yas Island', ['arena'], 24.4902, 54.6062),
      venue(
        'Emirates Palace Auditorium',
        'West Corniche Road, Al Ras Al Akhdar',
        ['stage', 'ballroom'],
        24.4616,
        54.3173,
      ),
      venue('Manarat Al Saadiyat', 'Cultural District, Saadiyat Island', ['open', 'hall'], 24.5338, 54.4187),
    ],
  },
  {
    name_en: 'Doha',
    name_ar: 'الدوحة',
    country: 'QA',
    time_zone: 'Asia/Qatar',
    currency: 'QAR',
    weight: 7,
    nearby: ['Dubai', 'Manama'],
    venues: [
      venue('Doha Exhibition and Convention Center', 'Conference Centre Street, West Bay', ['hall'], 25.3228, 51.5299),
      venue(
        'Qatar National Convention Centre',
        'Education City, Al Luqta Street',
        ['hall', 'ballroom'],
        25.3219,
        51.4367,
      ),
      venue('Katara Amphitheatre', 'Katara Cultural Village, Building 13', ['stage'], 25.3597, 51.5265),
      venue('Lusail Boulevard', 'Lusail Boulevard, Lusail', ['open', 'arena'], 25.4283, 51.5087),
    ],
  },
  {
    name_en: 'Kuwait City',
    name_ar: 'مدينة الكويت',
    country: 'KW',
    time_zone: 'Asia/Kuwait',
    currency: 'KWD',
    weight: 6,
    nearby: ['Dammam', 'Riyadh'],
    venues: [
      venue('Kuwait International Fair, Mishref', 'Sixth Ring Road, Mishref', ['hall', 'open'], 29.2747, 48.0667),
      venue(
        'Sheikh Jaber Al-Ahmad Cultural Centre',
        'Arabian Gulf Street, Sharq',
        ['stage', 'ballroom'],
        29.3617,
        47.9551,
      ),
      venue('The Arena Kuwait', '360 Mall, Al Zahra', ['arena'], 29.2926, 48.0881),
    ],
  },
  {
    name_en: 'Manama',
    name_ar: 'المنامة',
    country: 'BH',
    time_zone: 'Asia/Bahrain',
    currency: 'BHD',
    weight: 3,
    nearby: ['Dammam', 'Riyadh'],
    venues: [
      venue('Exhibition World Bahrain', 'Gulf of Bahrain Avenue, Sakhir', ['hall'], 26.0357, 50.5254),
      venue('Bahrain International Circuit', 'Gate 255, Umm Jidar Road, Sakhir', ['arena', 'open'], 26.0325, 50.5106),
      venue(
        'Cultural Hall, Bahrain National Museum',
        'Al Fatih Highway, Manama',
        ['stage', 'ballroom'],
        26.2417,
        50.5986,
      ),
    ],
  },
  {
    name_en: 'Muscat',
    name_ar: 'مسقط',
    country: 'OM',
    time_zone: 'Asia/Muscat',
    currency: 'OMR',
    weight: 3,
    nearby: ['Dubai', 'Abu Dhabi'],
    venues: [
      venue('Oman Convention & Exhibition Centre', 'Al Irfan Street, Madinat Al Irfan', ['hall'], 23.5751, 58.3115),
      venue('Royal Opera House Muscat', 'Al Kharjiyah Street, Shati Al Qurm', ['stage', 'ballroom'], 23.6144, 58.4676),
      venue('Al Mouj Marina', 'Al Mouj Street, Seeb', ['open', 'arena'], 23.6278, 58.2672),
    ],
  },
  {
    name_en: 'Cairo',
    name_ar: 'القاهرة',
    country: 'EG',
    time_zone: 'Africa/Cairo',
    currency: 'EGP',
    weight: 12,
    nearby: ['Alexandria'],
    venues: [
      venue(
        'Egypt International Exhibition Center',
        'El Moshir Tantawy Axis, Fifth Settlement',
        ['hall'],
        30.0247,
        31.4904,
      ),
      venue('Cairo Opera House', 'El Tahrir Street, Gezira, Zamalek', ['stage'], 30.0426, 31.2241),
      venue(
        'Al Manara International Conference Center',
        'El Moshir Tantawy Axis, New Cairo',
        ['hall'],
        30.0213,
        31.4938,
      ),
      venue('Nile Ritz-Carlton, Alf Leila Wa Leila', '1113 Corniche El Nil, Downtown', ['ballroom'], 30.0466, 31.2324),
      venue('Cairo International Stadium', 'El Nasr Road, Nasr City', ['arena', 'open'], 30.0691, 31.3123),
    ],
  },
  {
    name_en: 'Alexandria',
    name_ar: 'الإسكندرية',
    country: 'EG',
    time_zone: 'Africa/Cairo',
    currency: 'EGP',
    weight: 4,
    nearby: ['Cairo'],
    venues: [
      venue(
        'Bibliotheca Alexandrina Conference Center',
        'El Corniche Road, Al Shatby',
        ['hall', 'stage'],
        31.2089,
        29.9092,
      ),
      venue('Hilton Alexandria Corniche', '544 El Geish Road, Sidi Bishr', ['ballroom'], 31.2453, 29.9672),
      venue('Montazah Gardens', 'El Montazah, Al Mandarah', ['open', 'arena'], 31.2887, 30.0159),
    ],
  },
];
