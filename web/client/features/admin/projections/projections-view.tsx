import { Button } from 'antd';
import { useState } from 'react';
import type { Projection } from '#web/contract/admin/projections.ts';
import { AdminLink } from '../admin-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { useMayAct } from '../operator.ts';
import { SmallButton } from '../small-button.tsx';
import { None, Reading } from '../states.tsx';
import styles from './build-words.module.css';
import { BuildEnded, BuildNow, Checked, Lag } from './build-words.tsx';
import { copy } from './copy.ts';
import { changeOf, useProjectionActions } from './use-projection-actions.tsx';
import { useProjections } from './use-projections.ts';

/** Every read model, and what can be done with one or several. */
export const ProjectionsView = () => {
  const read = useProjections();
  return (
    <Reading read={read} lines={6}>
      {({ projections }) => <Models models={projections} readAgain={() => void read.readAgain()} />}
    </Reading>
  );
};

const NOTHING: ReadonlySet<string> = new Set();

const Models = ({ models, readAgain }: { models: readonly Projection[]; readAgain: () => void }) => {
  const mayAct = useMayAct();
  const [chosen, setChosen] = useState(NOTHING);
  const { ask, dialog } = useProjectionActions(() => {
    setChosen(NOTHING);
    readAgain();
  });
  const those = models.filter(({ name }) => chosen.has(name));
  return (
    <>
      {mayAct && (
        <div className={styles.tools}>
          <span role="status">{those.length === 0 ? copy.choose : copy.chosen(those.length)}</span>
          <span className={styles.buttons}>
            <Button disabled={those.length === 0} onClick={() => ask({ kind: 'verify', models: those })}>
              {copy.verify.verb}
            </Button>
            <Button disabled={those.length === 0} onClick={() => ask({ kind: 'rebuild', models: those })}>
              {copy.rebuild.verb}
            </Button>
          </span>
        </div>
      )}
      <DataTable
        caption={copy.caption}
        columns={columnsFor(mayAct ? ask : null)}
        rows={models}
        idOf={({ name }) => name}
        choosing={mayAct ? { chosen, onChoose: setChosen, nameOf: ({ name }) => name } : undefined}
      />
      {dialog}
    </>
  );
};

type Ask = ReturnType<typeof useProjectionActions>['ask'];
const words = copy.columns;

const columnsFor = (ask: Ask | null): readonly Column<Projection>[] => [
  {
    name: words.name,
    show: ({ name }) => <AdminLink to={`projections/${encodeURIComponent(name)}`}>{name}</AdminLink>,
  },
  { name: words.serves, show: (model) => <Serves model={model} /> },
  { name: words.lag, show: (model) => <Lag model={model} /> },
  {
    name: words.now,
    show: (model) => <Now model={model} ask={ask} />,
  },
  {
    name: words.built,
    show: ({ lastBuild }) => (lastBuild ? <BuildEnded build={lastBuild} /> : <None>{copy.never}</None>),
  },
  {
    name: words.verified,
    show: ({ lastVerification: last }) => (last ? <Checked build={last} /> : <None>{copy.never}</None>),
  },
];

/** The build of a read model, with buttons to pause it and to go on. */
const Now = ({ model, ask }: { model: Projection; ask: Ask | null }) => {
  const { build, name } = model;
  if (!build) return <None />;
  const change = ask && changeOf(build);
  return (
    <div className={styles.ended}>
      <BuildNow build={build} />
      {change && (
        <SmallButton of={name} onClick={() => ask({ kind: change, models: [model] })}>
          {copy[change].verb}
        </SmallButton>
      )}
    </div>
  );
};

const Serves = ({ model: { generation, version } }: { model: Projection }) => (
  <div className={styles.ended}>
    <span className={styles.whole}>{generation === null ? copy.noGeneration : copy.generation(generation)}</span>
    <span className={styles.quiet}>{copy.version(version)}</span>
  </div>
);
