import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import Cropper, { type CropperProps } from 'react-easy-crop';
import * as crop from '@/lib/shared/photo/crop';
import { PhotoEditor } from './PhotoEditor';

jest.mock('@/lib/shared/photo/crop', () => ({
  ...jest.requireActual<typeof crop>('@/lib/shared/photo/crop'),
  copyForEditing: async (copy: Blob) => ({ copy, size: { width: 800, height: 1200 } }),
  cutOut: jest.fn(async () => new Blob(['cut'], { type: 'image/jpeg' })),
}));
// jsdom loads no pictures, so the real cropper would never report a position.
jest.mock('react-easy-crop', () => ({ __esModule: true, default: jest.fn(() => null) }));
// jsdom cannot open dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const photo = new File(['photo'], 'me.jpg');
const otherCrop = { area: { x: 10, y: 20, width: 50, height: 30 }, turns: 1 };

const ignore = () => undefined;

async function renderEditor(props: Partial<ComponentProps<typeof PhotoEditor>>) {
  const callbacks = { onDone: ignore, onClose: ignore, onFail: ignore, onChooseOther: ignore };
  render(<PhotoEditor photo={photo} crop={undefined} {...callbacks} {...props} />);
  await screen.findByText(/^Zoom 100%, /);
}

test.each([
  ['as a photo comes', undefined, { area: crop.startArea({ width: 800, height: 1200 }), turns: 0 }],
  ['as it was left', otherCrop, otherCrop],
])('a press before the cropper has loaded its picture uses the photo %s', async (_, chosenCrop, taken) => {
  const onDone = jest.fn();
  await renderEditor({ crop: chosenCrop, onDone });
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  expect(crop.cutOut).toHaveBeenLastCalledWith(photo, taken);
  expect(onDone).toHaveBeenCalledWith(expect.any(File), taken);
});

test.each([
  ['that is cancelled changes nothing', async () => new Blob(['cut']), 'Cancel', []],
  ['that fails is reported', () => Promise.reject(new Error('full')), 'Preparing…', ['fail']],
])('a cut %s, and the editor closes', async (_, cut, pressed, expectedCalls) => {
  const calls: string[] = [];
  const noteCall = (call: string) => () => void calls.push(call);
  jest.mocked(crop.cutOut).mockImplementationOnce(cut);
  await renderEditor({
    crop: otherCrop,
    onClose: noteCall('close'),
    onFail: noteCall('fail'),
    onDone: noteCall('done'),
    onChooseOther: noteCall('other'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  fireEvent.click(screen.getByRole('button', { name: pressed }));
  await act(async () => undefined);
  expect([calls, screen.queryByRole('dialog')]).toEqual([expectedCalls, null]);
});

test('zooming keeps the point in the middle of the circle', async () => {
  const cropper = () => jest.mocked(Cropper as unknown as (props: CropperProps) => null).mock.lastCall![0];
  await renderEditor({});
  act(() => cropper().onCropChange({ x: 8, y: -4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(cropper()).toMatchObject({ zoom: 1.25, crop: { x: 10, y: -5 } });
});
