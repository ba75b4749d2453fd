type HoneypotProps = { name: string };

/**
 * A control that people neither see nor reach; a bot that fills in every control is recognised by it
 * (docs/product/forms.md#f1).
 */
export function Honeypot({ name }: HoneypotProps) {
  return (
    <div className="visuallyHidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
