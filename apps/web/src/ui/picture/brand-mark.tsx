import classes from './brand-mark.module.css';

export const BrandMark = () => (
  <span className={classes['mark']} aria-hidden="true">
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M7 20V5h6.2a4.8 4.8 0 0 1 0 9.6H11" />
      <circle cx="16.5" cy="19" r="1.3" fill="currentColor" stroke="none" />
    </svg>
  </span>
);
