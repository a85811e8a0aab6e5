import { announceSubmission } from '../../browser/announce-submission';
import { navigationEntry } from '../../browser/navigation-entry';
import { disownAnswers } from '../../browser/stored-answers';

interface Props {
	/** Where the form's island sends it. */
	endpoint: string;
	formId: number;
	/** Of this submission, the same on each page that announces it. */
	key: string;
	/** Of the address, where it says that this page follows a sending. */
	parameter: string;
}

/** So that the address is this page's own again, whether it is shared, bookmarked or reloaded. */
const removeParameter = ( parameter: string ) => {
	const address = new URL( location.href );
	if ( address.searchParams.has( parameter ) ) {
		address.searchParams.delete( parameter );
		history.replaceState( history.state, '', address );
	}
};

/** Whether the page was opened, not reloaded or gone back to; browsers without storage know that too. */
const isOpened = () => navigationEntry()?.type === 'navigate';

const isNew = ( key: string ) => {
	const name = `atoll-sent-${ key }`;
	try {
		const stored = sessionStorage.getItem( name );
		sessionStorage.setItem( name, '1' );
		return ! stored;
	} catch {
		return isOpened();
	}
};

/** Tells of a form that the browser itself has sent, once: not again on a reload or on the way back. */
export const announceSent = ( _: HTMLElement, { endpoint, formId, key, parameter }: Props ) => {
	removeParameter( parameter );
	if ( isNew( key ) ) {
		announceSubmission( formId );
		disownAnswers( endpoint );
	}
};
