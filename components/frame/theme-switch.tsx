"use client";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";

const THEMES = [
  { name: "light", text: "Light", icon: Sun },
  { name: "dark", text: "Dark", icon: Moon },
  { name: "system", text: "As the system", icon: Monitor },
];

const never = () => () => {};

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  // The server does not know the theme: it is marked as chosen only once the browser has taken over.
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Popover
      label="Theme"
      align="end"
      className="w-44 p-1"
      trigger={
        <Button tone="quiet" size="icon" aria-label="Theme">
          <Sun aria-hidden className="dark:hidden" />
          <Moon aria-hidden className="hidden dark:block" />
        </Button>
      }
    >
      {THEMES.map(({ name, text, icon: Icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={mounted && theme === name}
          onClick={() => setTheme(name)}
          className="flex w-full items-center gap-2 rounded-md px-2 py-1 text-left hover:bg-hover aria-pressed:font-medium aria-pressed:text-accent"
        >
          <Icon aria-hidden className="size-4" />
          {text}
        </button>
      ))}
    </Popover>
  );
}
