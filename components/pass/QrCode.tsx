import { qrPath } from '@/lib/server/drawing/qr';

type QrCodeProps = { attendeeId: string; className?: string | undefined };

export function QrCode({ attendeeId, className }: QrCodeProps) {
  const { side, d } = qrPath(attendeeId);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={className} role="img" aria-label="QR code of your pass">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path d={d} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
