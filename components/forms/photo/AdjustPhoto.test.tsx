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
    return function FakeEditor({ onFail, onClose }: EditorProps) {
      return <button onClick={() => (onFail(), onClose())}>Fail</button>;
    };
  },
}));

const original = new File(['original'], 'me.jpg');
function Demo() {
  const [photo, setPhoto] = useState(original);
  return (
    <>
      <p>{photo === original ? 'as chosen' : 'cut'}</p>
      <AdjustPhoto photo={photo} onChange={setPhoto} onOther={() => undefined} />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  isOffline = false;
  render(<Demo />);
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
  expect(screen.queryByRole('button', { name: 'Fail' })).not.toBeInTheDocument();
});
