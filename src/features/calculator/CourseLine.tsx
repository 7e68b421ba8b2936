import type { Answers } from './answers.ts';
import styles from './CourseLine.module.css';
import { isOnCourse, type Step, steps } from './steps.ts';

/** Where the five waypoints lie on a field of 100 x 52; the style sheet sets the marks at the same heights. */
const points: Readonly<Record<Step, string>> = { 1: '10 34', 2: '30 18', 3: '50 38', 4: '70 16', 5: '90 28' };

type CourseLineProps = {
  step: Step;
  answers: Answers;
  /** All is sailed: the request is sent. */
  arrived?: boolean;
};

/** How far along the visitor is: a course plotted over five waypoints, which on 'nej' passes the third by. */
export function CourseLine({ step, answers, arrived = false }: CourseLineProps) {
  const stops = steps.filter((each) => isOnCourse(each.step, answers)).map((each) => each.step);
  return (
    <div className={styles.course}>
      <svg className={styles.line} viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
        {stops.slice(1).map((stop, index) => {
          const from = stops[index] ?? 1;
          return <path key={stop} d={`M${points[from]}L${points[stop]}`} data-sailed={stop <= step} />;
        })}
      </svg>
      <ol className={styles.waypoints} aria-label="Trin i prisberegneren">
        {steps.map((each) => (
          <li
            key={each.step}
            className={styles.waypoint}
            aria-current={each.step === step && !arrived ? 'step' : undefined}
            data-state={waypointState(each.step, arrived ? 6 : step, answers)}
          >
            <span className={styles.mark}>{each.step}</span>
            <span className={styles.label}>{each.label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function waypointState(waypoint: Step, step: number, answers: Answers) {
  if (!isOnCourse(waypoint, answers)) return 'passed-by';
  if (waypoint === step) return 'here';
  return waypoint < step ? 'sailed' : 'ahead';
}
