import { useSelect } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { useIsPainted } from '../../use-is-painted';

/**
 * Hook that returns whether assistive technology hears the page's announcements. It does not while a modal, or the menu
 * of small screens, makes the rest of the page inert.
 */
export const useIsHeard = (): boolean =>
	useIsPainted( useSelect( ( select ) => select( modals ).isOnTop(), [] ) );
