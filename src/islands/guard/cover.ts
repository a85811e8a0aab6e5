import { showFullPageSpinner, type FullPageSpinner } from '../../ui/full-page-spinner';
import { part, type Markup } from './markup';

/** Milliseconds that it waits for whatever it is; then it says so (fault 25). */
const PATIENCE = 10_000;

/** What stands before the page; one at most. */
export interface Cover {
	/** Puts it up, if it is not there, and says what is being waited for. */
	up: ( why: 'checking' | 'leaving' | 'going' ) => void;
	down: () => void;
	isUp: () => boolean;
	/** Milliseconds that are left of its patience. */
	patience: () => number;
	/** Says that nothing came of it, with two ways on. */
	sorry: ( login: string, retry: () => void ) => void;
}

export const coverOf = ( markup: Markup ): Cover => {
	let shown: FullPageSpinner | undefined;
	let since = 0;
	const up: Cover[ 'up' ] = ( why ) => {
		const words = markup.waiting( why );
		// Being sent on is the end of what was waited for.
		since = shown && why === 'going' ? since : Date.now();
		if ( shown ) {
			shown.wait( words );
		} else {
			shown = showFullPageSpinner( words );
		}
	};
	return {
		up,
		isUp: () => !! shown,
		patience: () => Math.max( 0, since + PATIENCE - Date.now() ),
		down: () => {
			shown?.hide();
			shown = undefined;
		},
		sorry: ( login, retry ) => {
			const content = markup.copy( 'veil' );
			part< HTMLAnchorElement >( content, 'login' ).href = login;
			part( content, 'retry' ).addEventListener( 'click', retry );
			up( 'checking' );
			shown?.say( content );
		},
	};
};
