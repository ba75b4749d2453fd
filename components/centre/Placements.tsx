import { Button } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import { cx } from '@/components/ui/cx';
import type { Centre } from '@/content/schema/centres';
import type { Placement } from '@/lib/server/backend/lists';
import type { DisplayList } from '@/lib/server/backend/types';
import { plural } from '@/lib/shared/util/text';
import { firstPlacementMonth, formatMonth, currentMonth } from '@/lib/shared/util/time';
import { BackendList } from './BackendList';
import { PersonCard, PersonGrid } from './PersonCard';
import styles from './Placements.module.css';

type PlacementsProps = {
  centre: Centre;
  /** Month of `placements`: `YYYY-MM`. */
  month: string;
  placements: DisplayList<Placement>;
};

export const Placements = ({ centre, month, placements }: PlacementsProps) => (
  <>
    <div className={cx('cluster gap-4 between', styles.tools)}>
      <h2 className="card-title">This Month Placement</h2>
      <form action="/centre#placements" method="get" className="stack gap-1">
        <input type="hidden" name="id" value={centre.id} />
        <label htmlFor="placement-month" className="strong">
          Month
        </label>
        <div className="cluster gap-2">
          <Input
            id="placement-month"
            type="month"
            name="month"
            defaultValue={month}
            min={firstPlacementMonth()}
            max={currentMonth()}
            title="A month and a year, such as 2026-10 or October 2026"
          />
          <Button type="submit" variant="outline">
            Show
          </Button>
        </div>
      </form>
    </div>
    <BackendList
      centre={centre}
      list={placements}
      art="no-placements"
      emptyText={`There are no placements for ${formatMonth(month)}. Choose another month.`}
    >
      <p className={cx('muted', styles.count)}>
        {`${plural(placements.items.length, 'placement')} in ${formatMonth(month)}`}
      </p>
      <PersonGrid>
        {placements.items.map(({ key, name, image, designation, company }) => (
          <PersonCard key={key} name={name} image={image}>
            {designation && <p className="strong">{designation}</p>}
            {company && <p className="muted">{company}</p>}
          </PersonCard>
        ))}
      </PersonGrid>
    </BackendList>
  </>
);
