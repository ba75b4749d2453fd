/** The icons of the five tabs on a 24 px grid, with the line width of components/ui/Icon. */
const paths = {
  batches: 'M5 6h14v14H5ZM5 10.5h14M9 3v4M15 3v4M9 15l2 2 4-4',
  students: 'M12 4.5 21 9l-9 4.500L3 9ZM7 11.500V16c2.500 2.500 7.500 2.500 10 0v-4.500M21 9v6',
  projects:
    'M4 4h7v7H4ZM13 13h7v7h-7ZM16.500 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM4 20l3.500-7 3.500 7Z',
  placements: 'M4 8h16v11H4ZM9 8V5h6v3M4 13h16M12 12v2.500',
  events: 'M4 10v4h4l7 4.500v-13L8 10ZM18.500 9.500a4 4 0 0 1 0 5',
} as const;

export type TabName = keyof typeof paths;

/** Shown instead of a tab's label on narrow screens; the label remains the accessible name. */
export const TabIcon = ({ name }: { name: TabName }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={paths[name]} />
  </svg>
);
