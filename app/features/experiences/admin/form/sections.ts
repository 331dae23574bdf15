import { Image, Info, Languages, ListChecks, Text } from "lucide-react";
import type { FormSection } from "#app/ui/office/form/section-nav";

export const SECTIONS: readonly FormSection[] = [
  { id: "section-language", name: "Edit Language", icon: Languages, fieldPattern: /^(title|description)_/ },
  { id: "section-basic", name: "Basic Information", icon: Info, fieldPattern: /^(title|category|price|duration)/ },
  { id: "section-description", name: "Description", icon: Text, fieldPattern: /^description/ },
  {
    id: "section-details",
    name: "Details",
    icon: ListChecks,
    fieldPattern: /^(included|not_included|bring|min_|latitude|longitude|keep_point|cancel_)/,
  },
  { id: "section-media", name: "Media", icon: Image, fieldPattern: /^(image|video)/ },
];
