import { render, screen } from '@testing-library/react';
import { SavedLink } from '@/components/layout/SavedLink';
import { SaveButton } from '@/components/ui/SaveButton';

beforeEach(() => localStorage.clear());

const linkAndButton = (
  <>
    <SavedLink place="bar" />
    <SaveButton kind="courses" id="adse" name="ADSE" />
  </>
);

test.each(['', 'null', '"x"', '{"courses":"adse"}', '{"courses":[1,{}]}', '{"courses":["<script>"]}'])(
  'a storage that holds %s counts as empty',
  (text) => {
    localStorage.setItem('saved', text);
    render(linkAndButton);
    expect(screen.queryByRole('link')).toBeNull();
  },
);
