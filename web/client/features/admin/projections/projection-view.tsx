import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Build, Projection, ProjectionDetail } from '#web/contract/admin/projections.ts';
import { hasStatus } from '../../../shared/api/api-error.ts';
import { AdminHead, AdminSection } from '../admin-head.tsx';
import { countOf, durationOf } from '../figures.ts';
import { useMayAct } from '../operator.ts';
import { Code, Empty, Facts, Reading, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import styles from './build-words.module.css';
import { BuildNow, CheckResult, Lag } from './build-words.tsx';
import { copy } from './copy.ts';
import { changeOf, useProjectionActions } from './use-projection-actions.tsx';
import { useProjection } from './use-projections.ts';

/** One read model with all that is known of it. */
export const ProjectionView = ({ name }: { name: string }) => {
  const read = useProjection(name);
  const mayAct = useMayAct();
  const { ask, dialog } = useProjectionActions(() => void read.readAgain());
  const model = read.data?.projection;
  return (
    <>
      <AdminHead
        title={name}
        back={<Link to="/admin/projections">← {copy.back}</Link>}
        actions={mayAct && model && <Actions model={model} ask={ask} />}
      />
      {hasStatus(read.error, 404) ? (
        <Empty title={copy.noSuch} />
      ) : (
        <Reading read={read}>{(detail) => <Detail detail={detail} />}</Reading>
      )}
      {dialog}
    </>
  );
};

type Ask = ReturnType<typeof useProjectionActions>['ask'];

const Actions = ({ model, ask }: { model: Projection; ask: Ask }) => {
  const { build } = model;
  const change = changeOf(build);
  const isUnderWay = build !== null && build.state !== 'interrupted';
  return (
    <>
      {change && <Button onClick={() => ask({ kind: change, models: [model] })}>{copy[change].verb}</Button>}
      {!isUnderWay && (
        <>
          <Button onClick={() => ask({ kind: 'verify', models: [model] })}>{copy.verify.verb}</Button>
          <Button onClick={() => ask({ kind: 'rebuild', models: [model] })}>{copy.rebuild.verb}</Button>
        </>
      )}
    </>
  );
};

const Detail = ({ detail: { projection, documents } }: { detail: ProjectionDetail }) => {
  const { build, lastBuild, lastVerification, version, generation, position, events, failures, stopped } = projection;
  const words = copy.facts;
  return (
    <>
      <Facts
        facts={[
          [words.serves, generation === null ? copy.noGeneration : copy.generation(generation)],
          [words.version, <Code key="version">{version}</Code>],
          [words.documents, countOf(documents)],
          [words.lag, <Lag key="lag" model={{ ...projection, stopped: null, failures: 0 }} />],
          [words.events, countOf(events)],
          [words.position, position === null ? copy.never : <Code key="position">{position}</Code>],
          [words.failures, countOf(failures)],
          ...(stopped === null ? [] : [[words.stopped, <Code key="stopped">{stopped}</Code>] as const]),
        ]}
      />
      {build && (
        <AdminSection title={copy.sections.now} lead={togetherOf(build, projection.name)}>
          <BuildNow build={build} />
        </AdminSection>
      )}
      {lastBuild && (
        <AdminSection title={copy.sections.built}>
          <BuildFacts build={lastBuild} />
        </AdminSection>
      )}
      {lastVerification && (
        <AdminSection title={copy.sections.verified}>
          <BuildFacts build={lastVerification} />
        </AdminSection>
      )}
      {lastVerification && lastVerification.different.length > 0 && <Differences build={lastVerification} />}
    </>
  );
};

const togetherOf = (build: Build, own: string): string | undefined => {
  const others = build.with.filter((name) => name !== own);
  return others.length === 0 ? undefined : copy.together(others.join(', '));
};

const TONE = {
  done: 'good',
  failed: 'bad',
  interrupted: 'bad',
  waiting: 'quiet',
  running: 'busy',
  paused: 'warn',
} as const;

const BuildFacts = ({ build }: { build: Build }) => {
  const words = copy.build;
  return (
    <Facts
      facts={[
        [words.kind, copy.kinds[build.kind]],
        [
          words.state,
          <StateTag key="state" tone={TONE[build.state]}>
            {copy.states[build.state]}
          </StateTag>,
        ],
        [words.asked, <When key="asked" at={build.askedAt} />],
        ...(build.endedAt === null ? [] : [[words.ended, <When key="ended" at={build.endedAt} />] as const]),
        [words.ran, durationOf(build.ranMs)],
        [words.rate, copy.rate(countOf(Math.round(build.rate)))],
        [words.events, countOf(build.events)],
        ...(build.kind === 'verification' && build.state === 'done'
          ? [[words.result, <CheckResult key="result" {...build} />] as const]
          : []),
        ...(build.code === '' ? [] : [[words.code, <Code key="code">{build.code}</Code>] as const]),
      ]}
    />
  );
};

const Differences = ({ build: { different, differences } }: { build: Build }) => (
  <AdminSection title={copy.differences.title} lead={copy.differences.lead}>
    <div className={styles.ids}>
      {different.map((id) => (
        <Code key={id}>{id}</Code>
      ))}
    </div>
    {differences > different.length && (
      <p className={styles.some}>{copy.differences.some(different.length, countOf(differences))}</p>
    )}
  </AdminSection>
);
