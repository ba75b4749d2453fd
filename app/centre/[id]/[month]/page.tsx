import { CentreScreen } from '../../_components/CentreScreen';
import { centreMetadata } from '../../_components/metadata';

// Reached by the rewrite of /centre?id=…&month=YYYY-MM, which the placements form requests without JavaScript.
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/centre/[id]/[month]'>;

export const generateMetadata = async ({ params }: Props) => centreMetadata((await params).id);

export default async function CentreMonthPage({ params }: Props) {
  const { id, month } = await params;
  return <CentreScreen id={id} month={month} />;
}
