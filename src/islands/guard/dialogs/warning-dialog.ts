import { showNote, showDialog } from './dialog';
import { part, type Markup } from './markup';

interface Answers {
	/** Whether the session goes on, and long enough not to ask again at once; null when nobody knows. */
	stay: () => Promise< boolean | null >;
	logOut: () => void;
}

/** Seconds before the end at which it is said how many are left; every second would be in the way (WCAG 2.2.1). */
const SAID_AT = [ 60, 30, 10 ];

const inMinutes = ( seconds: number ) =>
	`${ Math.floor( seconds / 60 ) }:${ String( seconds % 60 ).padStart( 2, '0' ) }`;

/** That the session ends soon, with a way to stay. */
export interface Warning {
	/** @param left Seconds until the end. */
	count: ( left: number ) => void;
	close: () => void;
}

/** Asks whether somebody stays logged in. Escape means yes: who presses it is there. */
export const showWarning = ( markup: Markup, { stay, logOut }: Answers ): Warning => {
	let isBusy = false;
	let before = Infinity;
	const extend = async () => {
		if ( isBusy ) {
			return;
		}
		isBusy = true;
		showNote( shown, null );
		const stays = await stay();
		isBusy = false;
		if ( ! stays ) {
			showNote( shown, stays === null ? 'failed' : 'longest' );
		}
	};
	const shown = showDialog( markup, 'warning', extend );
	const [ left, said ] = [ part( shown.element, 'left' ), part( shown.element, 'said' ) ];
	part( shown.element, 'stay' ).addEventListener( 'click', extend );
	part( shown.element, 'log-out' ).addEventListener( 'click', logOut );
	part( shown.element, 'stay' ).focus();
	return {
		count: ( seconds ) => {
			const whole = Math.max( 0, Math.ceil( seconds ) );
			const due = SAID_AT.find( ( at ) => whole <= at && before > at );
			left.textContent = inMinutes( whole );
			if ( due !== undefined ) {
				said.textContent = said.dataset.text!.replace( '{seconds}', String( whole ) );
			}
			before = whole;
		},
		close: shown.close,
	};
};
