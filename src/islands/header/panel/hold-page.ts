import { syncScrollLock } from '../../../ui/scroll-lock';
import { makeRestInert } from './inert';
import { loopTab } from './tab';

/** The bar that stays in sight above a panel over the whole screen; else the panel alone. */
const reachable = ( panel: HTMLElement ) =>
	panel.closest< HTMLElement >( '.atoll-header--full .atoll-header__bar' ) ?? panel;

/**
 * Holds the page for as long as the panel shows: what is not reachable is inert, and nothing scrolls.
 *
 * @param panel With `data-modal` while it does, by which the page's scrolling is stopped.
 * @return Lets the page go.
 */
export const holdPage = ( panel: HTMLElement ): ( () => void ) => {
	const kept = reachable( panel );
	const life = new AbortController();
	const undo = makeRestInert( kept );
	loopTab( kept, life.signal );
	panel.dataset.modal = '';
	syncScrollLock();
	return () => {
		life.abort();
		undo();
		delete panel.dataset.modal;
		syncScrollLock();
	};
};
