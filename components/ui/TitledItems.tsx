type TitledItemsProps = {
  items: readonly { title: string; text: string }[];
  heading?: 'h3' | 'h4';
};

/** The items of a list, each a heading with a paragraph. */
export const TitledItems = ({ items, heading: Heading = 'h3' }: TitledItemsProps) =>
  items.map(({ title, text }) => (
    <li key={title}>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </li>
  ));
