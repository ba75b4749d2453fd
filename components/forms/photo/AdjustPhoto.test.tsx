import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { AdjustPhoto } from './AdjustPhoto';
import type { PhotoEditor } from './PhotoEditor';

type EditorProps = ComponentProps<typeof PhotoEditor>;

const cut = new File(['cut'], 'me.jpg');
const placement = { area: { x: 0, y: 0, width: 50, height: 50 }, turns: 1 };
let opened: EditorProps;
let isOffline = false;
jest.mock('./PhotoEditor', () => ({
  get PhotoEditor() {
    if (isOffline) throw new Error('Loading chunk failed');
    return function FakeEditor(props: EditorProps) {
      opened = props;
      return (
        <>
          <button onClick={() => (props.onClose(), props.onDone(cut, placement))}>Done</button>
          <button onClick={() => (props.onFail(), props.onClose())}>Fail</button>
        </>
      );
    };
  },
}));

const original = new File(['original'], 'me.jpg');
function Demo() {
  const [photo, setPhoto] = useState(original);
  return (
    <>
      <p>{photo === original ? 'as chosen' : 'cut'}</p>
      <AdjustPhoto photo={photo} onChange={setPhoto} onOther={() => undefined}>
        {null}
      </AdjustPhoto>
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  isOffline = false;
  render(<Demo />);
});

test('the editor opens with the original photo and the last crop, and the whole photo can be restored', async () => {
  await press('Move, zoom or turn');
  expect(opened).toMatchObject({ photo: original, placement: undefined });
  await press('Done');
  expect(screen.getByText('cut')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your pass shows the part you chose.');
  await press('Move, zoom or turn');
  expect(opened).toMatchObject({ photo: original, placement });
  await press('Done');
  await press('Use the whole photo');
  expect(screen.getByText('as chosen')).toBeInTheDocument();
  await press('Move, zoom or turn');
  expect(opened.placement).toBeUndefined();
});

test('an unreadable photo or an editor that fails to load shows a message and changes nothing', async () => {
  await press('Move, zoom or turn');
  await press('Fail');
  expect(screen.getByRole('status')).toHaveTextContent(
    'We could not open the editor. We’ll use your photo as it is.',
  );
  expect(screen.getByText('as chosen')).toBeInTheDocument();
  isOffline = true;
  await press('Move, zoom or turn');
  expect(screen.getByRole('status')).toHaveTextContent(
    'We could not open the editor. We’ll use your photo as it is.',
  );
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
});
