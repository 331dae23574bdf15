import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "#app/ui/toasts";

/** A form sends people on when it has saved, and says so in the address: "stay-created", "property-updated". */
export function useSavedToast() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [, noun, outcome] = /^([a-z]+)-(created|updated)$/.exec(new URLSearchParams(search).get("saved") ?? "") ?? [];
  useEffect(() => {
    if (!noun) return;
    showToast("success", `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${outcome} successfully`);
    const rest = new URLSearchParams(search);
    rest.delete("saved");
    void navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [noun, outcome, pathname, search, navigate]);
}
