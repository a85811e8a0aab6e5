import { useBackdrop } from '../../use-backdrop';
import { useEscape } from '../../use-escape';
import { useListener } from '../../use-listener';
import { isLink, type PanelMarkup } from '../markup';
import { closePanel } from './close-panel';
import { useModalFrame } from './use-modal-frame';
import { useTabLoop } from './use-tab-loop';

/** On the stack of modals. */
const ID = 'atoll-header';

/** The bar that stays in sight above a panel over the whole screen; else the panel's own frame. */
const frameOf = ( panel: HTMLElement ) =>
	panel.closest< HTMLElement >( '.atoll-header--full .atoll-header__bar' ) ??
	panel.parentElement!;

/**
 * The panel while it is open: the page behind it neither scrolls nor takes the focus. It closes by its button, Escape,
 * a press beside it, a link and a change of width.
 */
export const OpenPanel = ( { panel }: PanelMarkup ) => {
	const frame = frameOf( panel );
	useBackdrop( closePanel, ID );
	useEscape( closePanel, ID );
	useModalFrame( panel, frame );
	useTabLoop( frame );
	// Before others hear of it: a form that opens from here must find the page as it was.
	useListener( frame, 'click', ( event ) => isLink( event ) && closePanel(), { capture: true } );
	return null;
};
