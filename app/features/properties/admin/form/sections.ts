import { Globe, Image, Info, Languages, MapPin, Ruler, Sparkles, Text } from "lucide-react";
import type { FormSection } from "#app/ui/office/form/section-nav";

export const SECTIONS: readonly FormSection[] = [
  { id: "section-language", name: "Edit Language", icon: Languages, fieldPattern: /^(title|slug|description)_/ },
  {
    id: "section-basic",
    name: "Basic Information",
    icon: Info,
    fieldPattern: /^(title|slug|type|listing_type|price|market|status)/,
  },
  {
    id: "section-details",
    name: "Property Details",
    icon: Ruler,
    fieldPattern: /^(bedrooms|bathrooms|parking_spaces|year_built|square_footage|land_size)$/,
  },
  { id: "section-description", name: "Description", icon: Text, fieldPattern: /^description/ },
  {
    id: "section-location",
    name: "Location",
    icon: MapPin,
    fieldPattern: /^(full_address|location|neighborhood|latitude|longitude|keep_point|blurred)$/,
  },
  { id: "section-media", name: "Media", icon: Image, fieldPattern: /^(images|image_texts|video_url)$/ },
  { id: "section-amenities", name: "Amenities", icon: Sparkles, fieldPattern: /^amenities$/ },
  { id: "section-publication", name: "Publication Status", icon: Globe, fieldPattern: /^(published|is_featured)$/ },
];
