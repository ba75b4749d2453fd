import { Select } from '@/components/ui/Input';
import { ChoiceChip } from '@/components/ui/RadioChips';
import type { FilterChoice } from '@/lib/server/classes/choices';
import type { FilterName } from '@/lib/shared/classes/filters';
import { groupBy } from '@/lib/shared/util/collections';

type SelectFilterProps = {
  name: FilterName;
  label: string;
  anyLabel: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
  isPartial: boolean;
};

/** A count of 0 is hidden while the classes of some centres are unknown. */
const showsCount = ({ count }: Pick<FilterChoice, 'count'>, isPartial: boolean) => count > 0 || !isPartial;

/** Several values of a link become one extra option. */
export function SelectFilter({ choices, chosen, isPartial, ...select }: SelectFilterProps) {
  const optionsOf = (shownChoices: readonly FilterChoice[]) =>
    shownChoices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label + (showsCount(choice, isPartial) ? ` (${choice.count})` : '')}
      </option>
    ));
  const groups = groupBy(choices, ({ group }) => group);
  const chosenChoices = choices.filter(({ value }) => chosen.includes(value));
  return (
    <Select {...select} defaultValue={chosen.join(',')} data-city={select.name === 'city' ? '' : undefined}>
      {chosen.length > 1 && (
        <option value={chosen.join(',')}>{chosenChoices.map((choice) => choice.label).join(', ')}</option>
      )}
      {[...groups].map(([group, groupChoices]) =>
        group === undefined ? (
          optionsOf(groupChoices)
        ) : (
          <optgroup key={group} label={group}>
            {optionsOf(groupChoices)}
          </optgroup>
        ),
      )}
    </Select>
  );
}

type CheckFilterProps = Omit<SelectFilterProps, 'anyLabel'>;

/** `aria-label` repeats the legend, because accessibility checkers find none in a closed `details`. */
export const CheckFilter = ({ name, label, choices, chosen, isPartial }: CheckFilterProps) => (
  <fieldset aria-label={label}>
    <legend>{label}</legend>
    <div className="cluster gap-2">
      {choices.map(({ value, label: text, count }) => (
        <ChoiceChip
          key={value}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
        >
          {text}
          {showsCount({ count }, isPartial) && (
            <span key={count}>
              {count}
              <span className="visuallyHidden"> {count === 1 ? 'class' : 'classes'}</span>
            </span>
          )}
        </ChoiceChip>
      ))}
    </div>
  </fieldset>
);
