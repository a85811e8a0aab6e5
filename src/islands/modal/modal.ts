import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { getForm, type ShownForm } from '../../api';
import { showModal } from '../../ui';
import { fill, holdsForm } from './fill';
import { draftIn } from './resume';
import { endpointOf, makeShell } from './shell';
import { within } from './within';

/** Milliseconds until the browser follows the link to the form's page instead. */
const PATIENCE = 10_000;

/** One form above the page. It stays in the page while it is closed, with what was answered. */
interface Modal {
	form: number;
	/** Fetches the form ahead. */
	fetch: () => void;
	open: ( link: HTMLAnchorElement ) => void;
}

const makeModal = ( form: number ): Modal => {
	const shell = makeShell( form );
	const { dialog, title } = shell;
	let fetched: Promise< Pick< ShownForm, 'title' | 'form' > > | undefined;
	let hide: ( () => void ) | undefined;
	let draft = draftIn( form );

	const fetchForm = () =>
		( fetched ??= getForm( endpointOf( form ), draft ).catch( ( thrown ) => {
			fetched = undefined; // The next click tries again.
			throw thrown;
		} ) );

	const close = () => {
		dispatch( modals ).hidden( dialog.id );
		hide?.();
		hide = undefined;
	};

	const show = ( link: HTMLAnchorElement ) => {
		link.focus( { preventScroll: true } ); // Where the focus goes back to; Safari's clicks do not.
		dispatch( modals ).shown( { id: dialog.id, onClick: close } );
		hide = showModal( dialog, {
			onClose: close,
			onBackdrop: () => dispatch( modals ).backdropClicked(),
		} );
		dialog.focus(); // Its name says that the form is on its way.
	};

	const bring = async ( link: HTMLAnchorElement ) => {
		const brought = await within( PATIENCE, fetchForm() );
		// It may have been closed and opened again meanwhile.
		if ( ! holdsForm( shell ) ) {
			fill( shell, brought, link.href );
		}
		// A saved form is continued once; the next filling begins empty.
		if ( draft ) {
			draft = '';
			fetched = undefined;
		}
	};

	const open = async ( link: HTMLAnchorElement ) => {
		show( link );
		try {
			if ( ! holdsForm( shell ) ) {
				await bring( link );
			}
			title.focus();
		} catch {
			if ( hide ) {
				close();
				location.assign( link.href );
			}
		}
	};

	return {
		form,
		fetch: () => {
			fetchForm().catch( () => {} ); // The click tells.
		},
		open,
	};
};

const made = new Map< number, Modal >();

/** The modal of a form: one, however many links open it. */
export const modalOf = ( form: number ): Modal => {
	const modal = made.get( form ) ?? makeModal( form );
	made.set( form, modal );
	return modal;
};
