import { type RefObject, useLayoutEffect, useState } from "react";

/** How far below the top of the document an element begins, in pixels; 0 until it is mounted. */
export function useOffsetTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above may grow when it arrives: the document's own size tells.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}
