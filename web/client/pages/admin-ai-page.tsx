import { AiView } from '../features/admin/ai/ai-view.tsx';

/** Figures and cost of AI. */
export default function AdminAiPage() {
  return <AiView />;
}
