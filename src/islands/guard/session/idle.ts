import { checkPeriodically } from './periodic-check';
import type { TabSession, SessionStatus } from './tab-session';
import type { Markup } from '../dialogs/markup';
import { showWarning, type Warning } from '../dialogs/warning-dialog';

interface Callbacks {
	logOut: () => void;
	/** The time is up, or the server says that there is something else to do. */
	onEnd: ( verdict: SessionStatus ) => void;
}

/**
 * Asks people who do nothing whether they stay, before their session ends. The server is asked first, since another
 * tab may have prolonged it.
 *
 * @return `look`, to be called when the session goes on longer or is over.
 */
export const watchIdle = (
	warnSeconds: number,
	session: TabSession,
	markup: Markup,
	{ logOut, onEnd }: Callbacks,
	signal: AbortSignal
) => {
	let warning: Warning | undefined;
	let isAsking = false;
	let isUp = false;

	const close = () => {
		warning?.close();
		warning = undefined;
	};

	const ask = async ( extend = false ): Promise< SessionStatus > => {
		isAsking = true;
		const verdict = await session.ask( extend );
		isAsking = false;
		if ( verdict === 'ended' || verdict === 'changed' ) {
			close();
			onEnd( verdict );
		}
		return verdict;
	};

	const stay = async () => {
		const verdict = await ask( true );
		return verdict === 'valid' ? session.left() > warnSeconds : null;
	};

	const warn = async () => {
		await ask();
		if ( ! session.hasEnded() && session.left() <= warnSeconds ) {
			warning = showWarning( markup, { stay, logOut } );
			look();
		}
	};

	const end = async () => {
		const verdict = await ask();
		if ( ( verdict === 'unclear' || verdict === 'unreached' ) && session.left() <= 0 ) {
			isUp = true;
			close();
			onEnd( 'ended' );
		}
	};

	const look = checkPeriodically( () => {
		const left = session.left();
		if ( session.hasEnded() || isUp || left > warnSeconds ) {
			close();
			isUp &&= left <= 0;
			return left > warnSeconds ? left - warnSeconds : Infinity;
		}
		warning?.count( left );
		if ( ! isAsking && left <= 0 ) {
			end();
		} else if ( ! isAsking && ! warning ) {
			warn();
		}
		return 1;
	}, signal );

	return { look, isOpen: () => !! warning };
};
