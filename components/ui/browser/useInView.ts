'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the viewport; false until the browser has looked. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}
