import type { FilterName } from '@/lib/shared/batches/filters';
import type { Choice } from '@/lib/server/batches/choices';

type CheckFilterProps = {
  name: FilterName;
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
};

/**
 * A few choices as check boxes styled as chips, each with its count. The name is also an attribute, because checkers
 * find no legend in a closed `details`.
 */
export const CheckFilter = ({ name, label, choices, chosen }: CheckFilterProps) => (
  <fieldset className="contained" aria-label={label}>
    <legend className="strong">{label}</legend>
    <div className="cluster gap-2">
      {choices.map(({ value, label: text, count }) => (
        <label key={value} className="chip">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="visuallyHidden"
          />
          {text}
          <span key={count}>
            {count}
            <span className="visuallyHidden"> {count === 1 ? 'class' : 'classes'}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
