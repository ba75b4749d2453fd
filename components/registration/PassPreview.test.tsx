import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '@/components/forms/Field';
import { FormProvider } from '@/components/forms/FormProvider';
import { layouts } from '@/lib/server/drawing/layouts';
import { PassPreview } from './PassPreview';

test('typing measures on one canvas', async () => {
  const getContextSpy = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  render(
    <FormProvider id="demo" loadRules={async () => () => ({})} onSubmit={async () => undefined}>
      <TextField name="firstName" label="First name" />
      <PassPreview form="visitor" layout={layouts.visitor[1]} background="" texts={{}} sessions={[]} />
    </FormProvider>,
  );
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  expect(screen.getByText('Ada')).toBeInTheDocument();
  expect(getContextSpy).toHaveBeenCalledTimes(1);
});
