import './trap.css';

/** A field that people neither see nor reach; only programs fill it in. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
    </div>
  );
}
