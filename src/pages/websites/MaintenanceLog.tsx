import styles from './MaintenanceLog.module.css';

const entries = [
  {
    why: 'Hvis uheldet er ude',
    what: 'Sikkerhedskopi',
    // bekræft: det, en aftale om vedligehold dækker
    note: 'Siden gemmes et andet sted, end den ligger, og kan hentes frem igen.',
  },
  {
    why: 'Så døren er låst',
    what: 'Opdateringer',
    note: 'Sikkerhedsrettelser prøves af, før de sættes ind.',
  },
  {
    why: 'Så alt virker',
    what: 'Eftersyn',
    note: 'Døde links, formularer, der ikke sender, og sider, der er blevet tunge.',
  },
  {
    why: 'Så det passer',
    what: 'Rettelser',
    note: 'Nye åbningstider, et billede, en medarbejder mere. Du skriver, vi retter.',
  },
] as const;

/** Maintenance tasks in the style of a ship's log. */
export function MaintenanceLog() {
  return (
    <dl className={styles.log}>
      {entries.map(({ why, what, note }) => (
        <div key={what}>
          <dt>
            <span>{why}</span>
            {what}
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
