import type { BookingStatus } from "#app/features/bookings/schema";
import type { InquiryCategory, InquiryStatus, InquiryTopic } from "#app/features/inquiries/schema";
import type { Language } from "#app/platform/i18n/languages";
import type { ExperienceKey } from "#db/seed/demo/experiences/en";
import type { PropertyKey } from "#db/seed/demo/properties/en";
import type { StayKey } from "#db/seed/demo/stays/en";
import type { VehicleKey } from "#db/seed/demo/vehicles/en";

/**
 * Requests of invented people, so that a new office is not empty. Days count from the day of seeding, hours back from
 * its moment.
 */
interface SampleRequest {
  full_name: string;
  email: string;
  phone: string;
  status: BookingStatus;
  language: Language;
  requestedHoursAgo: number;
}

export interface SampleStayBooking extends SampleRequest {
  stay: StayKey;
  checkInInDays: number;
  nights: number;
  guests: number;
  special_requests: string | null;
}

export interface SampleVehicleBooking extends SampleRequest {
  vehicle: VehicleKey;
  pickupInDays: number;
  days: number;
  with_driver: boolean;
  special_requests: string | null;
}

export interface SampleExperienceRequest extends SampleRequest {
  experience: ExperienceKey;
  country_code: string;
  accommodation: string;
  participants: number;
  inDays: number;
  message: string | null;
}

export interface SampleInquiry {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  topic: InquiryTopic;
  category: InquiryCategory;
  status: InquiryStatus;
  read: boolean;
  language: Language;
  requestedHoursAgo: number;
}

export interface SamplePropertyInquiry {
  property: PropertyKey;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  language: Language;
  requestedHoursAgo: number;
}

export const SAMPLE_STAY_BOOKINGS: SampleStayBooking[] = [
  {
    stay: "makuti-house-vumawimbi",
    full_name: "Amina Mbarouk",
    email: "amina@example.org",
    phone: "+971 50 000 0000",
    checkInInDays: 12,
    nights: 3,
    guests: 4,
    special_requests: "نصل على عبّارة متأخرة. هل يمكن تجهيز سرير إضافي لطفلة في الخامسة من عمرها؟ ولكم الشكر.",
    status: "pending",
    language: "ar",
    requestedHoursAgo: 1,
  },
  {
    stay: "kigomasha-water-rooms",
    full_name: "Giulia Conti",
    email: "giulia@example.org",
    phone: "+39 06 0000 0000",
    checkInInDays: 24,
    nights: 5,
    guests: 2,
    special_requests:
      "È il nostro viaggio di nozze, ma niente petali sul letto, per favore. Mio marito è allergico ai crostacei.",
    status: "pending",
    language: "it",
    requestedHoursAgo: 3,
  },
  {
    stay: "tumbe-tide-hotel",
    full_name: "Said Omar",
    email: "said@example.org",
    phone: "+255 700 000 000",
    checkInInDays: 4,
    nights: 1,
    guests: 1,
    special_requests: "Nitafika baada ya sala ya Isha. Tafadhali niwekeeni chakula cha jioni, samaki yeyote anafaa.",
    status: "confirmed",
    language: "sw",
    requestedHoursAgo: 27,
  },
  {
    stay: "nyumba-ya-kusi",
    full_name: "Daniel Okafor",
    email: "daniel.okafor@example.org",
    phone: "+234 800 000 0000",
    checkInInDays: 38,
    nights: 7,
    guests: 9,
    special_requests:
      "Three generations, one of them aged two. We may have to move the dates if my sister’s leave is not approved.",
    status: "cancelled",
    language: "en",
    requestedHoursAgo: 120,
  },
  {
    stay: "wete-terraces",
    full_name: "Hélène Marchand",
    email: "helene@example.org",
    phone: "+33 6 00 00 00 00",
    checkInInDays: -14,
    nights: 6,
    guests: 3,
    special_requests:
      "Nous préférons un étage élevé, au calme. Peut-on laisser nos sacs de plongée le matin du départ ?",
    status: "completed",
    language: "fr",
    requestedHoursAgo: 820,
  },
];

export const SAMPLE_VEHICLE_BOOKINGS: SampleVehicleBooking[] = [
  {
    vehicle: "teal-scooter-125",
    full_name: "Jean Prosper",
    email: "jean@example.org",
    phone: "+33 6 00 00 00 01",
    pickupInDays: 3,
    days: 2,
    with_driver: false,
    special_requests: "Nous sommes deux : un casque en taille S et un en L, s’il vous plaît.",
    status: "pending",
    language: "fr",
    requestedHoursAgo: 2,
  },
  {
    vehicle: "farm-track-quad",
    full_name: "Lucía Ferrer",
    email: "lucia@example.org",
    phone: "+34 600 000 000",
    pickupInDays: 10,
    days: 1,
    with_driver: true,
    special_requests:
      "Nunca he conducido un quad y prefiero ir con guía. ¿Cuánto costaría una ruta por las plantaciones de clavo?",
    status: "pending",
    language: "es",
    requestedHoursAgo: 9,
  },
  {
    vehicle: "island-4x4",
    full_name: "Katrin Vogel",
    email: "katrin@example.org",
    phone: "+49 151 00000000",
    pickupInDays: 6,
    days: 7,
    with_driver: true,
    special_requests:
      "Wir landen mittags am Flughafen Pemba. Bitte einen Kindersitz für ein vierjähriges Kind bereithalten.",
    status: "confirmed",
    language: "de",
    requestedHoursAgo: 50,
  },
  {
    vehicle: "suzuki-jimny",
    full_name: "Алексей Морозов",
    email: "alexey@example.org",
    phone: "+7 900 000-00-00",
    pickupInDays: -9,
    days: 4,
    with_driver: false,
    special_requests: "Права международные, категория B. Подскажите, пожалуйста, как оформить местное разрешение.",
    status: "completed",
    language: "ru",
    requestedHoursAgo: 400,
  },
];

export const SAMPLE_EXPERIENCE_REQUESTS: SampleExperienceRequest[] = [
  {
    experience: "dhow-sunset",
    full_name: "Lukas Kern",
    email: "lukas@example.org",
    country_code: "+49",
    phone: "151 00000001",
    accommodation: "Wete Terraces",
    participants: 2,
    inDays: 5,
    message: "Meine Frau wird leicht seekrank. Gibt es einen Tag, an dem das Wasser ruhiger ist?",
    status: "pending",
    language: "de",
    requestedHoursAgo: 1,
  },
  {
    experience: "misali-snorkel",
    full_name: "陈伟",
    email: "wei@example.org",
    country_code: "+86",
    phone: "130 0000 0000",
    accommodation: "Kigomasha Water Rooms",
    participants: 4,
    inDays: 7,
    message: "我们四个人，两人会潜水，两人只浮潜。其中一位水性一般，请准备一个救生圈。",
    status: "pending",
    language: "zh",
    requestedHoursAgo: 4,
  },
  {
    experience: "clove-lunch",
    full_name: "Amina Mbarouk",
    email: "amina@example.org",
    country_code: "+971",
    phone: "50 000 0000",
    accommodation: "Makuti House, Vumawimbi",
    participants: 3,
    inDays: 13,
    message: "بيننا شخص لديه حساسية من الفول السوداني. هل يمكن إعداد الغداء من دونه؟",
    status: "confirmed",
    language: "ar",
    requestedHoursAgo: 20,
  },
  {
    experience: "carved-doors",
    full_name: "Tom Hale",
    email: "tom@example.org",
    country_code: "+44",
    phone: "7700 900123",
    accommodation: "Ukili House",
    participants: 1,
    inDays: 2,
    message: "Sorry, my ferry has moved by a day and I will miss this. I will write again when I know more.",
    status: "cancelled",
    language: "en",
    requestedHoursAgo: 70,
  },
  {
    experience: "dolphins-dawn",
    full_name: "Надежда Петрова",
    email: "nadia@example.org",
    country_code: "+7",
    phone: "900 000-00-01",
    accommodation: "Kivuli cha Mwembe",
    participants: 2,
    inDays: -3,
    message: "Мы живём в пяти минутах от пристани. Во сколько нужно быть на месте?",
    status: "completed",
    language: "ru",
    requestedHoursAgo: 190,
  },
];

export const SAMPLE_INQUIRIES: SampleInquiry[] = [
  {
    name: "Fatma Said",
    email: "fatma@example.org",
    phone: "+255 700 000 001",
    message: "Je, kiwanja namba 3 cha Coral Coast bado kipo? Na mkataba wa ardhi uko kwa jina la nani?",
    topic: "Real Estate",
    category: "Sales",
    status: "pending",
    read: false,
    language: "sw",
    requestedHoursAgo: 1,
  },
  {
    name: "Marco Bianchi",
    email: "marco@example.org",
    phone: null,
    message:
      "Arriviamo con il traghetto del mattino a Mkoani, in quattro e con troppi bagagli. Qualcuno può venirci a prendere al molo?",
    topic: "General Inquiry",
    category: "General",
    status: "pending",
    read: false,
    language: "it",
    requestedHoursAgo: 3,
  },
  {
    name: "خالد الحارثي",
    email: "khalid@example.org",
    phone: "+968 9000 0000",
    message:
      "أبحث مع شريكين عن مشروع فندقي صغير على الساحل الغربي. ما المستندات التي تنصحون بالاطلاع عليها قبل زيارة الجزيرة؟",
    topic: "Investment Opportunity",
    category: "Sales",
    status: "pending",
    read: false,
    language: "ar",
    requestedHoursAgo: 16,
  },
  {
    name: "陈伟",
    email: "wei@example.org",
    phone: "+86 130 0000 0000",
    message: "收到的确认邮件是英文的，能否再发一份中文版？我父母也想看。",
    topic: "Experience Booking",
    category: "Support",
    status: "in_progress",
    read: true,
    language: "zh",
    requestedHoursAgo: 26,
  },
  {
    name: "Ingrid Dahl",
    email: "ingrid@example.org",
    phone: "+47 400 00 000",
    message:
      "The scooter came without a second helmet. We waited an hour. The man who brought it was very kind, but still.",
    topic: "General Inquiry",
    category: "Complaints",
    status: "resolved",
    read: true,
    language: "en",
    requestedHoursAgo: 55,
  },
  {
    name: "Carlos Medina",
    email: "carlos@example.org",
    phone: null,
    message:
      "Organizo viajes de buceo para grupos de ocho desde Bogotá. ¿Trabajan con agencias pequeñas y con qué antelación hay que reservar?",
    topic: "Partnership",
    category: "Sales",
    status: "pending",
    read: false,
    language: "es",
    requestedHoursAgo: 80,
  },
];

export const SAMPLE_PROPERTY_INQUIRIES: SamplePropertyInquiry[] = [
  {
    property: "makuti-beachfront-villa",
    name: "Sofie Lindqvist",
    email: "sofie@example.org",
    phone: "+46 70 000 00 00",
    message:
      "How many years are left on the lease, and what is the ground rent? We are on the island next month and would like to arrange a visit.",
    language: "en",
    requestedHoursAgo: 6,
  },
  {
    property: "ngezi-edge-smallholding",
    name: "Pierre Lambert",
    email: "pierre@example.org",
    phone: null,
    message:
      "Bonjour, le puits donne-t-il de l’eau toute l’année ? Et peut-on construire une petite maison sur la parcelle ?",
    language: "fr",
    requestedHoursAgo: 31,
  },
  {
    property: "old-town-shopfront",
    name: "Neema Joseph",
    email: "neema@example.org",
    phone: "+255 700 000 002",
    message:
      "Ningependa kukodi duka hili kwa ajili ya mgahawa mdogo. Je, naweza kuliona wiki ijayo, na kodi inalipwa kwa miezi mingapi mwanzoni?",
    language: "sw",
    requestedHoursAgo: 98,
  },
];
