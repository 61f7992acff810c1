import './look/skeleton.css';

interface SkeletonBarsProps {
  readonly bars: number;
  /** What is read out. */
  readonly label: string;
}

/** Grey bars in place of what is loading; seen only once it takes longer than 200 ms. */
export const SkeletonBars = ({ bars, label }: SkeletonBarsProps) => (
  <div className="skeleton" role="status">
    {Array.from({ length: bars }, (_, index) => (
      <div className="skeleton-bar" key={index} />
    ))}
    <span className="visually-hidden">{label}</span>
  </div>
);
