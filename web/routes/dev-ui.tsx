/** `/dev/ui`, while developing */
export { Gallery as Page } from '../ui/gallery/Gallery.tsx';
