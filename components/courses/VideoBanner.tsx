import { Art } from '@/components/art/Art';
import { Breadcrumbs, type BreadcrumbsProps } from '@/components/ui/Breadcrumbs';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { PageFront, type PageFrontProps } from '@/components/ui/PageFront';

type VideoBannerProps = BreadcrumbsProps &
  Pick<PageFrontProps, 'title' | 'isName' | 'lead'> & {
    /** Name of the drawing in public/art/video. */
    name: string;
    /** URL of a short silent video whose first frame is the drawing; without it only the drawing is shown. */
    film?: string | undefined;
    /** What the video shows, for the accessible names of its controls. */
    label: string;
    /** `measured`: the specified height, 150 px on phones, otherwise 510 px. */
    height?: 'measured';
  };

/** The head of a page with a looping video. */
export function VideoBanner({ name, film, label, height, path, last, ...front }: VideoBannerProps) {
  const drawing = <Art name={`video/${name}`} first />;
  const picture = film ? <LoopVideo src={film} label={label} poster={drawing} /> : drawing;
  return (
    <>
      <Breadcrumbs path={path} last={last} />
      <PageFront {...front} art={{ picture }} film={height !== undefined} />
    </>
  );
}
