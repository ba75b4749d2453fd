import { CityChips } from '@/components/ui/CityChips';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { centrePath, type CityGroup, getCentres, type ListFlag } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';
import { cityKey } from '@/lib/shared/util/names';
import styles from './FindCentre.module.css';

type CityIndexProps = {
  groups: readonly CityGroup[];
  /** The list that the page shows. A city without a centre in it links to the directory instead. */
  listFlag?: ListFlag;
};

export function CityIndex({ groups, listFlag }: CityIndexProps) {
  const pathOf = ({ centres }: CityGroup) =>
    listFlag && !centres.some((centre) => centre[listFlag]) ? '/centre-page' : '';
  return (
    <nav aria-label={words.centrePage.cities}>
      <CityChips groups={groups} hrefOf={(group) => `${pathOf(group)}#${cityKey(group.city)}`} />
    </nav>
  );
}

/** The centres that the specification's list omits. */
export function OtherCentres({ listFlag }: { listFlag: ListFlag }) {
  const centres = getCentres();
  const otherCentres = centres.filter((centre) => !centre[listFlag]);
  return (
    <p className={cx('small', styles.others)}>
      {otherCentres.length > 0 && <span>Also: </span>}
      {otherCentres.map(({ id, name }, index) => (
        <span key={id}>
          <a href={centrePath(id)}>{name}</a>
          <span>{index < otherCentres.length - 1 ? ', ' : '. '}</span>
        </span>
      ))}
      <span>{`${centres.length} of our ${getSite().statistics.centresInPakistan} centres in Pakistan are listed here.`}</span>
    </p>
  );
}
