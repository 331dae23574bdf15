import {
  CalendarCheck,
  Clock,
  Compass,
  House,
  IdCard,
  MessagesSquare,
  PanelBottom,
  Search,
  ShieldCheck,
} from "lucide-react";
import type { FormSection } from "#app/ui/office/form/section-nav";

export const SECTIONS: readonly FormSection[] = [
  {
    id: "section-identity",
    name: "Identity",
    icon: IdCard,
    fieldPattern: /^(site_name|contact_|reply_to|emergency_|operator_|data_country)/,
  },
  { id: "section-office", name: "Address and Hours", icon: Clock, fieldPattern: /^(address|office_|hours_)/ },
  { id: "section-homepage", name: "Homepage Settings", icon: House, fieldPattern: /^homepage_/ },
  { id: "section-seo", name: "SEO Defaults", icon: Search, fieldPattern: /^seo_/ },
  {
    id: "section-footer",
    name: "Footer Settings",
    icon: PanelBottom,
    fieldPattern: /^(footer_text|instagram|facebook|twitter)/,
  },
  {
    id: "section-bookings",
    name: "Bookings",
    icon: CalendarCheck,
    fieldPattern: /^(hold_hours|deposit_percent|balance_due_days|furthest_days|short_gaps|check_|channel_minutes)/,
  },
  {
    id: "section-guests",
    name: "Guests",
    icon: MessagesSquare,
    fieldPattern: /^(answer_hours|guest_page_days|review_invite_days|cancel_)/,
  },
  {
    id: "section-finding",
    name: "Finding",
    icon: Compass,
    fieldPattern: /^(sold_visible_days|reduced_|guide_check_days|blur_submissions|count_misses|offline)/,
  },
  { id: "section-privacy", name: "Personal Data", icon: ShieldCheck, fieldPattern: /^keep_/ },
];
