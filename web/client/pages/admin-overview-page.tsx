export { OverviewView as default } from '../features/admin/overview/overview-view.tsx';
