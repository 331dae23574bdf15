import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { showToast } from "#app/ui/toasts";

/** A form sends people on when it has saved, and says so in the address: "stay-created", "property-updated". */
export function useSavedToast(here: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [, noun, outcome] = /^([a-z]+)-(created|updated)$/.exec(search.get("saved") ?? "") ?? [];
  useEffect(() => {
    if (!noun) return;
    showToast("success", `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${outcome} successfully`);
    void navigate(here, { replace: true });
  }, [noun, outcome, here, navigate]);
}
