import { Mail, MapPin, Phone, Siren, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { brand } from "#app/brand";

const dial = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

/** Where we are and how to reach us. */
export function Ways() {
  const t = useTranslations("contactPage");
  return (
    <ul className="contact-ways">
      <Way icon={MapPin} name={t("visit")} note={t("visitNote")}>
        {t("address")}
      </Way>
      <Way icon={Phone} name={t("call")} note={t("callNote")}>
        <a href={dial(brand.phone)}>
          <bdi dir="ltr">{brand.phone}</bdi>
        </a>
      </Way>
      <Way icon={Mail} name={t("write")} note={t("writeNote")}>
        <a href={`mailto:${brand.email}`}>
          <bdi dir="ltr">{brand.email}</bdi>
        </a>
      </Way>
    </ul>
  );
}

function Way({ icon: Icon, name, note, children }: { icon: LucideIcon; name: string; note: string; children: ReactNode }) {
  return (
    <li>
      <span className="contact-tile">
        <Icon aria-hidden />
      </span>
      <div>
        <small>{name}</small>
        <b>{children}</b>
        <p>{note}</p>
      </div>
    </li>
  );
}

export function EmergencyStrip() {
  const t = useTranslations("contactPage");
  return (
    <div className="contact-emergency">
      <Siren aria-hidden />
      <div>
        <b>{t("emergency")}</b>
        <span>{t("emergencyNote")}</span>
      </div>
      <a className="btn btn-small" href={dial(brand.emergencyPhone)}>
        <Phone aria-hidden />
        <bdi dir="ltr">{brand.emergencyPhone}</bdi>
      </a>
    </div>
  );
}
