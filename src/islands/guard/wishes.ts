import { becomeVisitor } from '../../api/session';
import { onLoginWish, type LoginWish, type Outcome } from '../log-in-again';
import type { Shown } from './dialog';
import type { Known, Verdict } from './known';
import { showLogin } from './login-dialog';
import type { Markup } from './markup';
import { dropNonces } from './nonces';
import type { Props } from './props';

interface Callbacks {
	/** Somebody else is logged in. */
	onChanged: () => void;
	/** They will not log in, and the page may not be seen without. */
	onRefused: () => void;
}

/** Asks to log in again, for whoever waits for it: one dialog, however many wait. */
export interface Asking {
	/** The session has ended and nobody has asked for anything: the page may not be seen meanwhile. */
	cover: () => void;
	/** The session goes on after all. */
	goOn: () => void;
	/** Somebody else has one now: nobody need be asked any more. */
	giveUp: () => void;
	isOpen: () => boolean;
}

export const takeWishes = (
	props: Props,
	known: Known,
	markup: Markup,
	{ onChanged, onRefused }: Callbacks,
	signal: AbortSignal
): Asking => {
	let waiting: LoginWish[] = [];
	let shown: Shown | undefined;
	let isCovered = false;

	const answer = ( outcome: Outcome ) => {
		shown?.close();
		shown = undefined;
		isCovered = false;
		const due = waiting;
		waiting = [];
		due.forEach( ( wish ) => wish.answer( outcome ) );
	};

	const close = () => {
		const mayNotSee = isCovered;
		answer( 'closed' );
		if ( mayNotSee ) {
			onRefused();
		}
	};

	const goWithout = () => {
		becomeVisitor();
		dropNonces();
		answer( 'without' );
	};

	/** Whether that settles it; else somebody has to be asked. */
	const settle = ( verdict: Verdict ): boolean => {
		if ( verdict === 'valid' ) {
			answer( 'again' );
		} else if ( verdict === 'changed' ) {
			onChanged();
		}
		return verdict === 'valid' || verdict === 'changed';
	};

	/** @throws When the server does not say whose session it is. */
	const goOn = async () => {
		const verdict = await known.ask();
		if ( ! settle( verdict ) ) {
			throw new Error( `The session is ${ verdict }` );
		}
	};

	const show = () => {
		const isForVisitors =
			! props.isPrivate &&
			waiting.length > 0 &&
			waiting.every( ( wish ) => wish.isForVisitors );
		shown ??= showLogin(
			markup,
			props.login,
			{ isForVisitors, isCovered },
			{ onLoggedIn: goOn, onWithout: goWithout, onClose: close }
		);
	};

	onLoginWish( async ( wish ) => {
		waiting.push( wish );
		if ( shown || waiting.length > 1 ) {
			return;
		}
		const verdict = await known.ask();
		if ( verdict === 'unreached' ) {
			answer( 'closed' );
		} else if ( ! settle( verdict ) ) {
			show();
		}
	}, signal );

	return {
		cover: () => {
			isCovered ||= ! shown;
			show();
		},
		goOn: () => shown && answer( 'again' ),
		giveUp: () => answer( 'changed' ),
		isOpen: () => !! shown,
	};
};
