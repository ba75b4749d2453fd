import { Art } from '@/components/art/Art';
import { LoopVideo } from './LoopVideo';

/** The film of a page's front: public/video/<name>.mp4 with its drawing as poster. */
export const Film = ({ name, label }: { name: string; label: string }) => (
  <LoopVideo src={`/video/${name}.mp4`} label={label} poster={<Art name={`video/${name}`} inFirstView />} />
);
