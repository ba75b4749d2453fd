'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '@/components/ui/Button';
import cardStyles from '@/components/ui/Card.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { IconButton } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import {
  copyForEditing,
  cutOut,
  maxZoomOf,
  startArea,
  turnedOffset,
  type Area,
  type Crop,
} from '@/lib/shared/photo/crop';
import type { Size } from '@/lib/shared/photo/photo-rules';
import styles from './PhotoEditor.module.css';

type PhotoEditorProps = {
  photo: File;
  /** Where the photo was placed when it was last adjusted. */
  crop: Crop | undefined;
  onDone: (photo: File, crop: Crop) => void;
  onClose: () => void;
  onFail: () => void;
  onChooseOther: () => void;
};

/** CSS pixels by which an arrow key moves the photo. */
const moveStepPx = 12;
const zoomStep = 0.25;
const moveButtons = [
  ['ArrowLeft', 'back', 'Move left'],
  ['ArrowUp', 'up', 'Move up'],
  ['ArrowDown', 'down', 'Move down'],
  ['ArrowRight', 'arrow', 'Move right'],
] as const;

type EditableCopy = { copy: Blob; size: Size; url: string };

function useEditableCopy(photo: File, onFail: () => void): EditableCopy | undefined {
  const [editableCopy, setEditableCopy] = useState<EditableCopy>();
  const onFailEvent = useEffectEvent(onFail);
  useEffect(() => {
    let url = '';
    let aborted = false;
    void copyForEditing(photo).then((newCopy) => {
      if (aborted) return;
      if (!newCopy) return onFailEvent();
      url = URL.createObjectURL(newCopy.copy);
      setEditableCopy({ ...newCopy, url });
    });
    return () => {
      aborted = true;
      URL.revokeObjectURL(url);
    };
  }, [photo]);
  return editableCopy;
}

/** Works on a reduced copy; nothing leaves the device. */
export function PhotoEditor({ photo, crop, onDone, onClose, onFail, onChooseOther }: PhotoEditorProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const circle = useRef<RefObject<HTMLDivElement>>(undefined);
  const latestArea = useRef<Area>(undefined);
  const close = () => dialog.current?.close();
  const fail = () => {
    close();
    onFail();
  };
  const editableCopy = useEditableCopy(photo, fail);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(crop?.turns ?? 0);
  const [isCutting, setCutting] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);

  const initialArea = ({ size }: EditableCopy) => crop?.area ?? startArea(size);
  const maxZoom = editableCopy ? maxZoomOf(editableCopy.size) : 1;
  const zoomTo = (requested: number) => {
    const next = Math.min(maxZoom, Math.max(1, requested));
    setOffset({ x: (offset.x * next) / zoom, y: (offset.y * next) / zoom });
    setZoom(next);
  };
  const turnPhoto = () => {
    setOffset(turnedOffset(offset));
    setTurns(turns + 1);
  };
  /** The buttons send the cropper's own arrow keys, so that only one piece of code keeps the photo under the circle. */
  const move = (key: string) => {
    for (const type of ['keydown', 'keyup'])
      circle.current?.current.dispatchEvent(
        new window.KeyboardEvent(type, { key, bubbles: true, cancelable: true }),
      );
  };
  const finish = async () => {
    if (!editableCopy || isCutting) return;
    setCutting(true);
    // The cropper reports its position once it has loaded the picture, possibly after a quick press.
    const chosenCrop = { area: latestArea.current ?? initialArea(editableCopy), turns: turns % 4 };
    const croppedPhoto = await cutOut(editableCopy.copy, chosenCrop).catch(() => undefined);
    if (!dialog.current?.open) return;
    if (!croppedPhoto) return fail();
    close();
    onDone(new File([croppedPhoto], photo.name, { type: croppedPhoto.type }), chosenCrop);
  };

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className={cx('stack gap-3', styles.inner)}>
        <h2 id={`${id}-title`} className="card-title" ref={title} tabIndex={-1}>
          Your photo on the pass
        </h2>
        <div className={cx(grounds.ink, grounds.clip, styles.stage)} aria-busy={!editableCopy}>
          {editableCopy ? (
            <Cropper
              image={editableCopy.url}
              crop={offset}
              zoom={zoom}
              rotation={turns * 90}
              maxZoom={maxZoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              objectFit={
                editableCopy.size.width < editableCopy.size.height ? 'horizontal-cover' : 'vertical-cover'
              }
              keyboardStep={moveStepPx}
              initialCroppedAreaPercentages={initialArea(editableCopy)}
              disableAutomaticStylesInjection
              classes={{ cropAreaClassName: styles.circle ?? '' }}
              cropperProps={{
                role: 'application',
                'aria-label': 'Photo in the circle',
                'aria-describedby': `${id}-help`,
              }}
              setCropperRef={(ref) => (circle.current = ref)}
              onCropChange={setOffset}
              onZoomChange={setZoom}
              onCropAreaChange={(chosen) => (latestArea.current = chosen)}
            />
          ) : (
            <p className={styles.wait}>Opening the photo…</p>
          )}
        </div>
        <div className={cx('gap-3 middle', styles.zoom)}>
          <IconButton icon="minus" onClick={() => zoomTo(zoom - zoomStep)}>
            Zoom out
          </IconButton>
          <input
            type="range"
            aria-label="Zoom"
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            disabled={maxZoom === 1}
            onChange={(event) => zoomTo(Number(event.currentTarget.value))}
          />
          <IconButton icon="plus" onClick={() => zoomTo(zoom + zoomStep)}>
            Zoom in
          </IconButton>
        </div>
        <div className="row between">
          {moveButtons.map(([key, icon, label]) => (
            <IconButton key={key} icon={icon} onClick={() => move(key)}>
              {label}
            </IconButton>
          ))}
          <IconButton icon="turn" onClick={turnPhoto}>
            Turn right
          </IconButton>
        </div>
        <p id={`${id}-help`} className="muted small">
          Your pass shows what is inside the circle. Drag the photo, pinch or scroll to zoom, or use the
          buttons.
        </p>
        <p role="status" className="visuallyHidden">
          {editableCopy &&
            `Zoom ${Math.round(zoom * 100)}%, ${turns % 4 === 0 ? 'not turned' : `turned ${(turns % 4) * 90} degrees`}`}
        </p>
        <div className={cx('cluster gap-2 between', cardStyles.foot, styles.actions)}>
          <Button
            onClick={() => void finish()}
            disabled={!editableCopy}
            aria-disabled={isCutting || undefined}
          >
            {isCutting ? 'Preparing…' : 'Use this photo'}
          </Button>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              close();
              onChooseOther();
            }}
          >
            Choose another
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
