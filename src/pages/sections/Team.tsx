import { FactText } from '#src/components/fact/FactText.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { team } from '#src/content/collections.ts';
import { Portrait } from './Portrait.tsx';
import styles from './Team.module.css';

/** The team, each with a quote, what they do and their profile. */
export function Team() {
  return (
    <div className="columns">
      {team.map((member) => (
        <article key={member.id} className={`stack halves ${styles.member}`}>
          <Portrait member={member} />
          <div>
            <h3>{member.name}</h3>
            <p className="soft">{member.role}</p>
            <blockquote>
              <FactText text={member.quote} />
            </blockquote>
            <p>
              <FactText text={member.description} />
            </p>
            <dl>
              <dt className="soft">Specialer</dt>
              <dd>{member.specialties.join(', ')}</dd>
            </dl>
            <a className="target" href={member.linkedin} rel="external">
              {member.name.split(' ')[0]} på LinkedIn <Icon name="external" size={18} />
            </a>
          </div>
        </article>
      ))}
    </div>
  );
}
