import { Compass, Flower2, Landmark, Leaf, Sparkles, Utensils, Waves, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { categoryKey, durationParts } from "#app/features/experiences/rules";
import type { CategoryKey } from "#app/features/experiences/schema";

const ICONS: Record<CategoryKey, LucideIcon> = {
  water: Waves,
  culture: Landmark,
  adventure: Compass,
  food: Utensils,
  wellness: Flower2,
  nature: Leaf,
};

export function CategoryIcon({ category }: { category: string }) {
  const key = categoryKey(category);
  const Icon = key ? ICONS[key] : Sparkles;
  return <Icon aria-hidden />;
}

/** The class that sets a category's colour. */
export function categoryClass(category: string): string {
  const key = categoryKey(category);
  return key ? `category-${key}` : "";
}

/** A category in the visitor's language; one that staff made up stands as they wrote it. */
export function useCategoryName(): (category: string) => string {
  const t = useTranslations("category");
  return (category) => {
    const key = categoryKey(category);
    return key ? t(key) : category;
  };
}

/** A stored duration in the visitor's language. */
export function useDurationText(): (duration: string) => string {
  const t = useTranslations("duration");
  return (duration) =>
    durationParts(duration)
      .map((part) => {
        switch (part.kind) {
          case "known":
            return t(part.key);
          case "hours":
          case "days":
            return t(part.kind, { n: part.n });
          case "free":
            return part.text;
        }
      })
      .join(" · ");
}
