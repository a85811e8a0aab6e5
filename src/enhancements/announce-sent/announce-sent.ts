import { announceSubmission } from '../../browser/announce-submission';
import { navigationEntry } from '../../browser/navigation-entry';
import { disownAnswers } from '../../browser/stored-answers';

interface Props {
	/** URL that the form's island sends it to. */
	endpoint: string;
	formId: number;
	/** The submission's key, the same on each page that announces it. */
	key: string;
	/** Query argument that marks a page as following a submission. */
	parameter: string;
}

/** Restores the page's own URL, for when it is shared, bookmarked or reloaded. */
const removeParameter = ( parameter: string ) => {
	const address = new URL( location.href );
	if ( address.searchParams.has( parameter ) ) {
		address.searchParams.delete( parameter );
		history.replaceState( history.state, '', address );
	}
};

/** Whether the page was opened, not reloaded or returned to. Works without storage. */
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

/** Announces a form that the browser itself has sent, once: not on a reload or when a person returns. */
export const announceSent = ( _: HTMLElement, { endpoint, formId, key, parameter }: Props ) => {
	removeParameter( parameter );
	if ( isNew( key ) ) {
		announceSubmission( formId );
		disownAnswers( endpoint );
	}
};
