import { checkPeriodically } from './periodic-check';
import type { TabSession, SessionStatus } from './tab-session';
import type { Dialogs } from '../dialogs/outlet';
import { WarningDialog } from '../dialogs/warning-dialog';

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
	{ markup, outlet }: Dialogs,
	{ logOut, onEnd }: Callbacks,
	signal: AbortSignal
) => {
	let isWarning = false;
	let isAsking = false;
	let isUp = false;

	const close = () => {
		if ( isWarning ) {
			isWarning = false;
			outlet.hide( 'warning' );
		}
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

	const say = () => {
		isWarning = true;
		outlet.show(
			'warning',
			<WarningDialog
				markup={ markup }
				left={ session.left() }
				stay={ stay }
				logOut={ logOut }
			/>
		);
	};

	const warn = async () => {
		await ask();
		if ( ! session.hasEnded() && session.left() <= warnSeconds ) {
			say();
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
		if ( isWarning ) {
			say();
		}
		if ( ! isAsking && left <= 0 ) {
			end();
		} else if ( ! isAsking && ! isWarning ) {
			warn();
		}
		return 1;
	}, signal );

	return { look, isOpen: () => isWarning };
};
