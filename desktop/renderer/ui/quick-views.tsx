import './quick-views.css';

interface QuickViewsProps<V extends string> {
  /** Name of the group that is read out. */
  readonly label: string;
  readonly views: readonly { readonly id: V; readonly label: string }[];
  readonly chosen: V;
  readonly onChoose: (view: V) => void;
}

/** Parts of a list that people look at all day, one press away; arrows go through them. */
export const QuickViews = <V extends string>({
  label,
  views,
  chosen,
  onChoose,
}: QuickViewsProps<V>) => (
  <div className="quick-views" role="radiogroup" aria-label={label}>
    {views.map((view) => (
      <label key={view.id} className="quick-view">
        <input
          type="radio"
          name={label}
          checked={view.id === chosen}
          onChange={() => onChoose(view.id)}
        />
        <span>{view.label}</span>
      </label>
    ))}
  </div>
);
