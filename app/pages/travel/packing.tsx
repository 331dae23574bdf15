import { CloudRain, Landmark, Sun } from "lucide-react";
import { useTranslations } from "use-intl";

const LISTS = [
  { list: "always", icon: <Sun aria-hidden /> },
  { list: "rain", icon: <CloudRain aria-hidden /> },
  { list: "town", icon: <Landmark aria-hidden /> },
] as const;
const ITEMS = [1, 2, 3, 4] as const;

export function Packing() {
  const t = useTranslations("travelPacking");
  return (
    <>
      <h3 id="packing" className="display display-small">
        {t("title")}
      </h3>
      <div className="packing">
        {LISTS.map(({ list, icon }) => (
          <div key={list} className="guide-card">
            <h4>
              {icon}
              {t(list)}
            </h4>
            <ul>
              {ITEMS.map((item) => (
                <li key={item}>
                  <label>
                    <input type="checkbox" />
                    {t(`${list}${item}`)}
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
