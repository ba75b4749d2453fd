type TitledItemsProps = {
  items: readonly { title: string; text: string }[];
  heading?: 'h3' | 'h4';
  /** Classes of each item. */
  className?: string | undefined;
};

/** List items, each a heading with a paragraph. */
export const TitledItems = ({ items, heading: Heading = 'h3', className }: TitledItemsProps) =>
  items.map(({ title, text }) => (
    <li key={title} className={className}>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </li>
  ));
