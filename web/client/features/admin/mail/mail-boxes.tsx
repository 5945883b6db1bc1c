import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../shared/parts/tabs.tsx';
import { copy } from './copy.ts';
import { MailHealth } from './mail-health.tsx';
import { MailsIn } from './mails-in.tsx';
import { MailsOut } from './mails-out.tsx';
import { RoleMails } from './role-mails.tsx';

const BOXES = { in: MailsIn, out: MailsOut, roles: RoleMails, health: MailHealth };
type Box = keyof typeof BOXES;
const boxes = Object.keys(BOXES) as readonly Box[];

/** The box that stands in the address (`?box=out`); going to another one takes the filters away. */
export const MailBoxes = () => {
  const [query, setQuery] = useSearchParams();
  const box = boxes.find((one) => one === query.get('box')) ?? 'in';
  const Shown = BOXES[box];
  return (
    <Tabs
      label={copy.tabs}
      tabs={boxes.map((id) => ({ id, label: copy.boxes[id] }))}
      chosen={box}
      onChoose={(id) => setQuery(id === 'in' ? {} : { box: id }, { replace: true })}
    >
      <Shown />
    </Tabs>
  );
};
