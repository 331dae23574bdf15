import { Image, Info, Languages, Text, type LucideIcon } from "lucide-react";
import type { DraftErrors } from "#app/features/experiences/admin/form/draft";

interface FormSection {
  id: string;
  name: string;
  icon: LucideIcon;
  /** The fields whose errors belong to it: the beginning of their names. */
  owns: RegExp;
}

export const SECTIONS: readonly FormSection[] = [
  { id: "section-language", name: "Edit Language", icon: Languages, owns: /^(title|description)_/ },
  { id: "section-basic", name: "Basic Information", icon: Info, owns: /^(title|category|price|duration)/ },
  { id: "section-description", name: "Description", icon: Text, owns: /^description/ },
  { id: "section-media", name: "Media", icon: Image, owns: /^(images|video)/ },
];

export function hasErrors({ owns }: FormSection, errors: DraftErrors): boolean {
  return Object.keys(errors).some((field) => owns.test(field));
}
