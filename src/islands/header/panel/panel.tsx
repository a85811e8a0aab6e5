import { useSelect } from '@wordpress/data';
import { menus } from '@atoll/stores';
import type { PanelMarkup } from '../markup';
import { useWidthChange } from '../use-width-change';
import { closePanelAtOnce } from './close-panel';
import { OpenPanel } from './open-panel';
import { usePanelButton } from './use-panel-button';
import { usePhase } from './use-phase';
import { useUnfolded } from './use-unfolded';

/**
 * The menu of small screens: the browser's own disclosure element, modal while it is open (spec 4). After closing, it
 * leaves with an animation, during which it can be opened again.
 */
export const Panel = ( panel: PanelMarkup ) => {
	const phase = useSelect( ( select ) => select( menus ).getPanel(), [] );
	usePhase( panel, phase );
	usePanelButton( panel, phase );
	useUnfolded( panel );
	useWidthChange( () => phase !== 'closed' && closePanelAtOnce() );
	return phase === 'open' ? <OpenPanel { ...panel } /> : null;
};
