import { useBackdrop } from '../../use-backdrop';
import { useEscape } from '../../use-escape';
import { useListener } from '../../use-listener';
import { isLink, type PanelMarkup } from '../markup';
import { closePanel } from './close-panel';
import { useModalFrame } from './use-modal-frame';
import { useTabLoop } from './use-tab-loop';

/** The panel's id on the stack of modals. */
const ID = 'atoll-header';

/** Returns the bar that stays visible above a full-screen panel, or else the panel's own frame. */
const frameOf = ( panel: HTMLElement ) =>
	panel.closest< HTMLElement >( '.atoll-header--full .atoll-header__bar' ) ??
	panel.parentElement!;

/**
 * The panel while it is open: the page behind it neither scrolls nor takes the focus. Its button, Escape, a press
 * beside it, a link, and a change of width close it.
 */
export const OpenPanel = ( { panel }: PanelMarkup ) => {
	const frame = frameOf( panel );
	useBackdrop( closePanel, ID );
	useEscape( closePanel, ID );
	useModalFrame( panel, frame );
	useTabLoop( frame );
	// Before other listeners: a form that opens from here must find the page unlocked.
	useListener( frame, 'click', ( event ) => isLink( event ) && closePanel(), { capture: true } );
	return null;
};
