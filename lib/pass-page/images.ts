import { layouts } from '../pass/layouts.ts';
import type { PassPerson } from '../pass/types.ts';

type PassImage = { name: string; label: string; width: number; height: number };

const labels = { Pass: { visitor: 'Entry pass', conference: 'Conference pass' }, Pass1: 'Poster' } as const;

/** The images of a form with label and size in pixels, from the layouts alone. */
export function imagesOf(form: PassPerson['form']): PassImage[] {
  return layouts[form].map(({ name, part, width, height, scale }) => ({
    name,
    label: part === 'Pass1' ? labels.Pass1 : labels.Pass[form === 'conference' ? form : 'visitor'],
    width: width * scale,
    height: height * scale,
  }));
}
