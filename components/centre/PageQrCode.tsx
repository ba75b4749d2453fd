import { addressPath } from '@/lib/server/pass/qr';
import styles from './CentreTabs.module.css';

/**
 * QR code of a page's URL, in print only. It is one path in the HTML, 0.5 kB compressed, because some browsers do not
 * load a picture in time that only print shows.
 */
export function PageQrCode({ address }: { address: string }) {
  const { side, d } = addressPath(address);
  return (
    <div className="printOnly">
      <svg viewBox={`0 0 ${side} ${side}`} className={styles.code} aria-hidden="true">
        <path d={d} stroke="#000" shapeRendering="crispEdges" />
      </svg>
      <p>{address}</p>
    </div>
  );
}
