import { dispatch } from '@wordpress/data';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import { hasUnfolded, type PanelMarkup } from '../markup';

/** Hook that returns whether a submenu of the panel is unfolded; the browser itself folds and unfolds them. */
export const useUnfolded = ( panel: PanelMarkup ) =>
	useListener(
		panel.sheet,
		'toggle',
		() => {
			dispatch( menus ).unfolded( hasUnfolded( panel ) );
		},
		{ capture: true } // The event does not bubble.
	);
