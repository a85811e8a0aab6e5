import { keepTime } from './clock';
import type { Known, Verdict } from './known';
import type { Markup } from './markup';
import { showWarning, type Warning } from './warning';

interface Callbacks {
	logOut: () => void;
	/** The time is up, or the server says that there is something else to do. */
	onEnd: ( verdict: Verdict ) => void;
}

/**
 * Asks people who do nothing whether they stay, before their session ends. The server is asked first, since another
 * tab may have prolonged it.
 *
 * @return `look`, to be called when the session goes on longer or is over.
 */
export const watchIdle = (
	warnSeconds: number,
	known: Known,
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

	const ask = async ( extend = false ): Promise< Verdict > => {
		isAsking = true;
		const verdict = await known.ask( extend );
		isAsking = false;
		if ( verdict === 'ended' || verdict === 'changed' ) {
			close();
			onEnd( verdict );
		}
		return verdict;
	};

	const stay = async () => {
		const verdict = await ask( true );
		return verdict === 'valid' ? known.left() > warnSeconds : null;
	};

	const warn = async () => {
		await ask();
		if ( ! known.hasEnded() && known.left() <= warnSeconds ) {
			warning = showWarning( markup, { stay, logOut } );
			look();
		}
	};

	const end = async () => {
		const verdict = await ask();
		if ( ( verdict === 'unclear' || verdict === 'unreached' ) && known.left() <= 0 ) {
			isUp = true;
			close();
			onEnd( 'ended' );
		}
	};

	const look = keepTime( () => {
		const left = known.left();
		if ( known.hasEnded() || isUp || left > warnSeconds ) {
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
