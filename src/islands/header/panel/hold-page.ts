import { syncScrollLock } from '../../../ui/scroll-lock';
import { makeRestInert } from './inert';
import { loopTab } from './tab';

/** The bar that stays in sight above a panel over the whole screen; else the panel's own frame. */
const reachable = ( panel: HTMLElement ) =>
	panel.closest< HTMLElement >( '.atoll-header--full .atoll-header__bar' ) ??
	panel.parentElement!;

/**
 * Holds the page for as long as the panel shows: it is a dialog, what is not in it is inert, and nothing
 * scrolls.
 *
 * @param panel With `data-modal` while it does, by which the page's scrolling is stopped.
 * @return Lets the page go.
 */
export const holdPage = ( panel: HTMLElement ): ( () => void ) => {
	const kept = reachable( panel );
	const life = new AbortController();
	const undo = makeRestInert( kept );
	loopTab( kept, life.signal );
	const name = panel.querySelector( 'summary' )?.textContent ?? '';
	const said = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
	Object.entries( said ).forEach( ( [ attribute, value ] ) =>
		kept.setAttribute( attribute, value )
	);
	panel.dataset.modal = '';
	syncScrollLock();
	return () => {
		life.abort();
		undo();
		Object.keys( said ).forEach( ( attribute ) => kept.removeAttribute( attribute ) );
		delete panel.dataset.modal;
		syncScrollLock();
	};
};
