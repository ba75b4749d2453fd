import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { AdjustPhoto } from './AdjustPhoto';
import type { PhotoEditor } from './PhotoEditor';

type EditorProps = ComponentProps<typeof PhotoEditor>;

let isOffline = false;
jest.mock('./PhotoEditor', () => ({
  get PhotoEditor() {
    if (isOffline) throw new Error('Loading chunk failed');
    return function FakeEditor({ photo, crop = startCrop, onDone, onFail, onClose }: EditorProps) {
      const cut = () => (onDone(new File([], `cut ${photo.name}`), { ...crop, turns: 1 }), onClose());
      return (
        <>
          <button onClick={() => (onFail(), onClose())}>Fail</button>
          <button onClick={cut}>{`Cut ${photo.name}, turned ${crop.turns}`}</button>
        </>
      );
    };
  },
}));

const startCrop = { area: { x: 0, y: 0, width: 1, height: 1 }, turns: 0 };
function Demo() {
  const [photo, setPhoto] = useState(() => new File([], 'me.jpg'));
  return (
    <>
      <p>{photo.name}</p>
      <button onClick={() => setPhoto(new File([], 'other.jpg'))}>Other</button>
      <AdjustPhoto photo={photo} onChange={setPhoto} onChooseOther={() => undefined} />
    </>
  );
}
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  isOffline = false;
  render(<Demo />);
});

test('an unreadable photo or an editor that fails to load shows a message and changes nothing', async () => {
  await pressButton('Move, zoom or turn');
  await pressButton('Fail');
  expect(screen.getByRole('status')).toHaveTextContent(
    'We could not open the editor. We’ll use your photo as it is.',
  );
  expect(screen.getByText('me.jpg')).toBeVisible();
  isOffline = true;
  await pressButton('Move, zoom or turn');
  expect(screen.getByRole('status')).toHaveTextContent(
    'We could not open the editor. We’ll use your photo as it is.',
  );
  expect(screen.queryByRole('button', { name: 'Fail' })).not.toBeInTheDocument();
});

test('a photo is always cut from the original, which can be restored; another photo starts uncut', async () => {
  for (const turns of [0, 1]) {
    await pressButton('Move, zoom or turn');
    await pressButton(`Cut me.jpg, turned ${turns}`);
    expect(screen.getByText('cut me.jpg')).toBeVisible();
  }
  await pressButton('Use the whole photo');
  expect(screen.getByRole('button', { name: 'Move, zoom or turn' })).toHaveFocus();
  expect(screen.getByText('me.jpg')).toBeVisible();
  await pressButton('Move, zoom or turn');
  await pressButton('Cut me.jpg, turned 0');
  await pressButton('Other');
  expect(screen.queryByRole('button', { name: 'Use the whole photo' })).toBeNull();
  await pressButton('Move, zoom or turn');
  expect(screen.getByRole('button', { name: 'Cut other.jpg, turned 0' })).toBeVisible();
});
