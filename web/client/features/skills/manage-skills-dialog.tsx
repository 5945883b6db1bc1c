import { Button, Input, Modal } from 'antd';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { LONGEST_SKILL, type MetSkill, type NewSkillChoice, type SkillChoice } from '#web/contract/skills.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './manage-skills-dialog.module.css';
import { useSkillActions, useSkillChoices } from './use-skills.ts';

const words = copy.dialog;

/** Renames, merges and hides skills; whatever was done so stands below, each with its undo. */
export default function ManageSkillsDialog(props: { skills: readonly MetSkill[]; open: boolean; onClose: () => void }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { choose, busy } = useChoosing();
  const chosen = props.skills.filter(({ skill }) => ticked.includes(skill));
  const tick = (skill: string): void =>
    setTicked(ticked.includes(skill) ? ticked.filter((one) => one !== skill) : [...ticked, skill]);
  return (
    <Modal open={props.open} title={words.title} footer={null} destroyOnHidden onCancel={props.onClose}>
      <p className={styles.lead}>{words.lead}</p>
      <h3 className={styles.heading}>{words.list}</h3>
      <p className={styles.hint}>{words.hint}</p>
      <ul className={styles.list}>
        {props.skills.map(({ skill, count }) => (
          <SkillRow
            key={skill}
            skill={skill}
            count={count}
            ticked={ticked.includes(skill)}
            onTick={() => tick(skill)}
            onHide={() => void choose({ is: 'hidden', skill }, words.done.hidden(skill))}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <NameForm
          key={chosen.map(({ skill }) => skill).join('\n')}
          skills={chosen.map(({ skill }) => skill)}
          busy={busy}
          onCancel={() => setTicked([])}
          onName={async (name) => {
            const skills = chosen.map(({ skill }) => skill);
            if (await choose({ is: 'named', skills, name }, words.done.named(name))) setTicked([]);
          }}
        />
      )}
      <Made />
      <div className={dialog.actions}>
        <Button onClick={props.onClose}>{words.close}</Button>
      </div>
    </Modal>
  );
}

const SkillRow = (props: { skill: string; count: number; ticked: boolean; onTick: () => void; onHide: () => void }) => (
  <li className={styles.row}>
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={props.ticked}
        onChange={props.onTick}
        aria-label={words.choose(props.skill, props.count)}
      />
      <span className={styles.name}>{props.skill}</span>
      <span className={styles.count}>{copy.wins(props.count)}</span>
    </label>
    <button type="button" className={styles.quiet} aria-label={words.hideOf(props.skill)} onClick={props.onHide}>
      {words.hide}
    </button>
  </li>
);

/** The name that is met most stands there already: those that are ticked come in that order. */
const NameForm = (props: {
  skills: readonly string[];
  busy: boolean;
  onCancel: () => void;
  onName: (name: string) => Promise<void>;
}) => {
  const id = useId();
  const [first = ''] = props.skills;
  const alone = props.skills.length === 1;
  const [name, setName] = useState(first.slice(0, LONGEST_SKILL));
  const said = name.trim();
  const unchanged = said === '' || (alone && said === first);
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!unchanged) void props.onName(said);
      }}
    >
      <label htmlFor={id}>{alone ? words.nameOne(first) : words.nameMany(props.skills.length)}</label>
      <Input
        id={id}
        value={name}
        maxLength={LONGEST_SKILL}
        autoComplete="off"
        onChange={(event: ChangeEvent<HTMLInputElement>) => setName(event.target.value)}
      />
      <div className={styles.formActions}>
        <Button onClick={props.onCancel}>{words.cancel}</Button>
        <Button htmlType="submit" type="primary" disabled={unchanged} loading={props.busy}>
          {alone ? words.rename : words.merge}
        </Button>
      </div>
    </form>
  );
};

/** What stands of all that was done. */
const Made = () => {
  const { choices, failed } = useSkillChoices();
  const { undo } = useChoosing();
  if (failed) return <p role="alert">{words.loadFailed}</p>;
  if (choices === undefined || choices.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{words.made}</h3>
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.id} className={styles.row}>
            <span className={styles.made}>{told(choice)}</span>
            <button
              type="button"
              className={styles.quiet}
              aria-label={words.undoOf(told(choice))}
              onClick={() => void undo(choice.id)}
            >
              {words.undo}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const told = (choice: SkillChoice): string =>
  choice.is === 'hidden' ? words.hidden(choice.skill) : words.renamed(choice.skills, choice.name);

/** Says how it went, with the way back. */
const useChoosing = () => {
  const { choose, undo } = useSkillActions();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const takeBack = (id: string): Promise<boolean> =>
    attempt(async () => {
      await undo(id);
      toast({ title: words.done.undone });
    });
  return {
    busy,
    choose: (choice: NewSkillChoice, done: string): Promise<boolean> =>
      attempt(async () => {
        const id = await choose(choice);
        toast({ title: done, action: { label: words.undo, run: () => void takeBack(id) } });
      }),
    undo: takeBack,
  };
};
