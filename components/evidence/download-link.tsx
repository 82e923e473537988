import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button-class";

type Props = { readonly href: string; readonly label: string; readonly text?: string };

/** Saves a file; the server says what it is called. */
export function DownloadLink({ href, label, text = "Download" }: Props) {
  return (
    <a href={href} download aria-label={label} className={buttonClass({ tone: "quiet", size: "sm" })}>
      <Download aria-hidden />
      {text}
    </a>
  );
}
