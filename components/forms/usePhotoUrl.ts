'use client';

import { useEffect, useState } from 'react';
import { inspectPhoto, photoAsChosen } from '@/lib/shared/photo/chosen-photo';

/**
 * Object URL of a chosen photo that may be sent; undefined before it was inspected, because decoding a picture that its
 * header rules out could exhaust a phone's memory.
 */
export function usePhotoUrl(file: File | '' | undefined): string | undefined {
  const [acceptedPhoto, setAcceptedPhoto] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    let url: string | undefined;
    let aborted = false;
    void inspectPhoto(file).then(async (error) => {
      if (error !== undefined || aborted) return;
      const copy = await photoAsChosen(file);
      if (aborted) return;
      url = URL.createObjectURL(copy);
      setAcceptedPhoto({ file, url });
    });
    return () => {
      aborted = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return acceptedPhoto?.file === file ? acceptedPhoto?.url : undefined;
}
