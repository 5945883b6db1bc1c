import { copy } from '../features/impressum/copy.ts';
import { Impressum } from '../features/impressum/impressum.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';

/** Who runs this installation. */
export default function ImpressumPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  return <Impressum />;
}
