import { notFound } from 'next/navigation';

/** /centre without an id, or with one that content does not know: a real 404 with the directory on it. */
export default function CentreWithoutId(): never {
  notFound();
}
