import type { SubmenuMarkup } from '../markup';
import { useAppearance } from './use-appearance';
import { useLeaving } from './use-leaving';
import { usePress } from './use-press';
import { useSubmenu } from './use-submenu';
import { useSubmenuEscape } from './use-submenu-escape';

/** A list below an entry of the bar. Clicking its parent toggles it (spec 4); CSS handles the pointer's hover. */
export const Submenu = ( submenu: SubmenuMarkup ) => {
	useSubmenu( submenu );
	const hasJustAppeared = useAppearance( submenu );
	usePress( submenu, hasJustAppeared );
	useLeaving( submenu );
	useSubmenuEscape( submenu );
	return null;
};
