import {
  BedDouble,
  BellRing,
  BookOpen,
  Bell,
  CalendarDays,
  CalendarSync,
  Car,
  ChartNoAxesColumn,
  Coins,
  Compass,
  FileText,
  HeartPulse,
  History,
  House,
  Inbox,
  Languages,
  LayoutDashboard,
  Mail,
  MapPin,
  MessageSquareQuote,
  Newspaper,
  SearchX,
  Settings,
  ShieldCheck,
  Star,
  Trash2,
  UserRound,
  Users,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import { ADMIN_PREFIX } from "#app/urls";

export interface NavItem {
  name: string;
  path: string;
  icon: LucideIcon;
  /**
   * Tabs with 1 are the first to move into "More" when the bar gets narrow, then those with 2 to 4. Those without one
   * never do.
   */
  overflowOrder?: 1 | 2 | 3 | 4;
  /** Screens of this section that stand under other addresses. */
  also?: readonly string[];
}

/** The sections of the office, in the order of the tab bar. */
export const NAV_ITEMS: readonly NavItem[] = [
  { name: "Dashboard", path: ADMIN_PREFIX, icon: LayoutDashboard },
  {
    name: "Calendar",
    path: `${ADMIN_PREFIX}/calendar`,
    icon: CalendarDays,
    also: [`${ADMIN_PREFIX}/day/`, `${ADMIN_PREFIX}/bookings/`],
  },
  { name: "Inbox", path: `${ADMIN_PREFIX}/inbox`, icon: Inbox },
  { name: "Experiences", path: `${ADMIN_PREFIX}/experiences`, icon: Compass, overflowOrder: 3 },
  { name: "Stays", path: `${ADMIN_PREFIX}/stays`, icon: BedDouble },
  { name: "Transportation", path: `${ADMIN_PREFIX}/transportation`, icon: Car },
  { name: "Blog", path: `${ADMIN_PREFIX}/blog`, icon: Newspaper },
  { name: "Properties", path: `${ADMIN_PREFIX}/properties`, icon: House, overflowOrder: 3 },
  { name: "Reviews", path: `${ADMIN_PREFIX}/reviews`, icon: Star, overflowOrder: 2 },
  { name: "Translations", path: `${ADMIN_PREFIX}/translations`, icon: Languages },
  { name: "Currencies", path: `${ADMIN_PREFIX}/currencies`, icon: Coins },
  { name: "Customers", path: `${ADMIN_PREFIX}/customers`, icon: Users, overflowOrder: 4 },
  { name: "Notifications", path: `${ADMIN_PREFIX}/notifications`, icon: Bell, overflowOrder: 2 },
  { name: "Analytics", path: `${ADMIN_PREFIX}/analytics`, icon: ChartNoAxesColumn, overflowOrder: 1 },
  { name: "Guide", path: `${ADMIN_PREFIX}/guide`, icon: BookOpen, overflowOrder: 1 },
  { name: "Places", path: `${ADMIN_PREFIX}/places`, icon: MapPin, overflowOrder: 1 },
  { name: "Replies", path: `${ADMIN_PREFIX}/replies`, icon: MessageSquareQuote, overflowOrder: 1 },
  { name: "Alerts", path: `${ADMIN_PREFIX}/alerts`, icon: BellRing, overflowOrder: 1 },
  { name: "Misses", path: `${ADMIN_PREFIX}/misses`, icon: SearchX, overflowOrder: 1 },
  { name: "Documents", path: `${ADMIN_PREFIX}/documents`, icon: FileText, overflowOrder: 1 },
  { name: "Channels", path: `${ADMIN_PREFIX}/channels`, icon: CalendarSync, overflowOrder: 1 },
  { name: "Settings", path: `${ADMIN_PREFIX}/settings`, icon: Settings, overflowOrder: 1 },
];

/** Screens without a tab. The profile menu, the drawer and the search lead to them. */
export const SECONDARY_NAV_ITEMS: readonly NavItem[] = [
  { name: "Your account", path: `${ADMIN_PREFIX}/account`, icon: UserRound },
  { name: "People", path: `${ADMIN_PREFIX}/staff`, icon: UsersRound },
  { name: "Personal data", path: `${ADMIN_PREFIX}/privacy`, icon: ShieldCheck },
  { name: "Mail", path: `${ADMIN_PREFIX}/mail`, icon: Mail },
  { name: "Health", path: `${ADMIN_PREFIX}/health`, icon: HeartPulse },
  { name: "History", path: `${ADMIN_PREFIX}/history`, icon: History },
  { name: "Bin", path: `${ADMIN_PREFIX}/bin`, icon: Trash2 },
];
