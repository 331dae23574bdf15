import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture } from "#app/features/media/scenes";

/** What stands where a map would: the island from above, and a few words. */
export function MapPlaceholder({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={`map-frame map-notice ${className}`}>
      <Picture {...scenePicture("aerial")} alt="" sizes="(max-width: 1440px) 100vw, 1312px" />
      <p>
        <MapPin aria-hidden />
        <span>{children}</span>
      </p>
    </div>
  );
}
