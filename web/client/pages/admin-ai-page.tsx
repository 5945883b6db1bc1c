import { AiView } from '../features/admin/ai/ai-view.tsx';

/** What AI did and cost. */
export default function AdminAiPage() {
  return <AiView />;
}
