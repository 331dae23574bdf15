import { useId, useState, type ComponentProps } from "react";
import type { NamedCode } from "#app/features/forms/calling-codes";
import { useLanguage } from "#app/platform/i18n/paths";
import { TextField } from "#app/ui/form-field";

/** A code that can be typed, or chosen by the name of its country. The names are fetched when somebody comes here. */
export function CountryCodeField(field: ComponentProps<typeof TextField>) {
  const language = useLanguage();
  const [codes, setCodes] = useState<NamedCode[]>([]);
  const listId = useId();
  async function loadCodes() {
    if (codes.length > 0) return;
    const { namedCodes } = await import("#app/features/forms/calling-codes");
    setCodes(namedCodes(language));
  }
  return (
    <>
      <TextField
        {...field}
        placeholder="+971"
        autoComplete="tel-country-code"
        inputMode="tel"
        maxLength={10}
        dir="ltr"
        list={listId}
        // Without the names the code can still be typed.
        onFocus={() => void loadCodes().catch(() => undefined)}
      />
      <datalist id={listId}>
        {codes.map(({ country, code, name }) => (
          <option key={country} value={code}>
            {`${name} (${code})`}
          </option>
        ))}
      </datalist>
    </>
  );
}
