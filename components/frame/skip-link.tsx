/** The first thing that the keyboard reaches. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-1 left-1 z-50 -translate-y-20 rounded-md bg-accent px-3 py-1 text-on-accent focus:translate-y-0"
    >
      Skip to the page
    </a>
  );
}
