import { announceSubmission } from '../../browser/announce-submission';

interface Props {
	formId: number;
	/** The same each time that this very sending is told of, and no other's. */
	key: string;
	/** Of the address, where it says that this page follows a sending. */
	parameter: string;
}

/** So that the address is this page's again, whether it is told on, kept or loaded once more. */
const leaveOut = ( parameter: string ) => {
	const address = new URL( location.href );
	if ( address.searchParams.has( parameter ) ) {
		address.searchParams.delete( parameter );
		history.replaceState( history.state, '', address );
	}
};

/** A browser that keeps nothing still tells a page that is opened from one that is come back to. */
const isOpened = () =>
	( performance.getEntriesByType( 'navigation' )[ 0 ] as PerformanceNavigationTiming | undefined )
		?.type === 'navigate';

const isNew = ( key: string ) => {
	const name = `atoll-sent-${ key }`;
	try {
		const known = sessionStorage.getItem( name );
		sessionStorage.setItem( name, '1' );
		return ! known;
	} catch {
		return isOpened();
	}
};

/** Tells of a form that the browser itself has sent, once: not again on a reload or on the way back. */
export const sent = ( _: HTMLElement, { formId, key, parameter }: Props ) => {
	leaveOut( parameter );
	if ( isNew( key ) ) {
		announceSubmission( formId );
	}
};
