import type { ReactNode } from 'react';
import { FilterProvider } from '@/components/batches/FilterProvider';

/** Stays while filters lead from one page of /batches to another. */
export default function BatchesLayout({ children }: { children: ReactNode }) {
  return <FilterProvider>{children}</FilterProvider>;
}
