/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { forgetSteps, goToStep } from '@/components/enquiry/useStep';
import { closeEnquirySidebar, openEnquirySidebar } from './enquiry-address';

test('a sidebar that is closed at once after sending, before the history is back at its start, is gone', async () => {
  window.history.pushState({}, '', '/?enquire=');
  for (const step of [2, 3] as const) goToStep(step, 'go');
  const hasArrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  forgetSteps();
  closeEnquirySidebar();
  await hasArrived;
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a sidebar that is closed twice at once goes back once', async () => {
  openEnquirySidebar({});
  const go = jest.spyOn(window.history, 'go');
  closeEnquirySidebar();
  closeEnquirySidebar();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(go.mock.calls).toEqual([[-1]]);
});
