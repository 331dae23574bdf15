import { Mail, MapPin, Phone, Siren, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { telUrl } from "#app/features/settings/identity";

/** Where we are and how to reach us. */
export function ContactMethods({ addressNote }: { addressNote: string }) {
  const t = useTranslations("contactPage");
  const { address, phone, email } = useSite().identity;
  return (
    <ul className="contact-ways">
      <ContactMethod icon={MapPin} name={t("visit")} note={addressNote}>
        {address}
      </ContactMethod>
      {phone && (
        <ContactMethod icon={Phone} name={t("call")} note={t("callNote")}>
          <a href={telUrl(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </ContactMethod>
      )}
      {email && (
        <ContactMethod icon={Mail} name={t("write")} note={t("writeNote")}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </ContactMethod>
      )}
    </ul>
  );
}

function ContactMethod({
  icon: Icon,
  name,
  note,
  children,
}: {
  icon: LucideIcon;
  name: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <li>
      <span className="contact-tile">
        <Icon aria-hidden />
      </span>
      <div>
        <small>{name}</small>
        <b>{children}</b>
        {note && <p>{note}</p>}
      </div>
    </li>
  );
}

export function EmergencyStrip() {
  const t = useTranslations("contactPage");
  const { emergencyPhone } = useSite().identity;
  if (!emergencyPhone) return null;
  return (
    <div className="contact-emergency">
      <Siren aria-hidden />
      <div>
        <b>{t("emergency")}</b>
        <span>{t("emergencyNote")}</span>
      </div>
      <a className="btn btn-small" href={telUrl(emergencyPhone)}>
        <Phone aria-hidden />
        <bdi dir="ltr">{emergencyPhone}</bdi>
      </a>
    </div>
  );
}
