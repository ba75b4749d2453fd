import { MarkedSteps } from '@/components/ui/Steps';
import type { TechnologyCamp } from '@/lib/content/information';

type CampDayProps = { day: TechnologyCamp['day'] };

/** The schedule of a camp day, as steps on the yellow line. */
export const CampDay = ({ day }: CampDayProps) => (
  <MarkedSteps>
    {day.map((step) => (
      <li key={step.title}>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
      </li>
    ))}
  </MarkedSteps>
);
