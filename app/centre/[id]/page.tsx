import { CentreScreen } from '../_components/CentreScreen';
import { centreMetadata } from '../_components/metadata';

// Reached by the rewrite of /centre?id=<known GUID> (next.config.mjs); rendered on the first visit, revalidated each minute.
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/centre/[id]'>;

export const generateMetadata = async ({ params }: Props) => centreMetadata((await params).id);

export default async function CentrePage({ params }: Props) {
  const { id } = await params;
  return <CentreScreen id={id} />;
}
