import { CircleAlert } from "lucide-react";

/** Why some of the chosen files were left out. */
export function Notices({ texts }: { texts: string[] }) {
  return (
    <div role="alert">
      {texts.map((text) => (
        <p key={text} className="field-error">
          <CircleAlert aria-hidden />
          {text}
        </p>
      ))}
    </div>
  );
}
