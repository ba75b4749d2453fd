import { addressPath } from '@/lib/server/pass/qr';
import styles from './PageQrCode.module.css';

/**
 * A page's address with its QR code, in print only. The code is in the HTML as one path, 0.5 kB compressed, because a
 * picture that only print shows is not loaded in time by every browser.
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
