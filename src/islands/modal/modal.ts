import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { getForm, type ShownForm } from '../../api';
import { pageSession } from '../../api/session/page-session';
import { showModal } from '../../ui';
import { syncScrollLock } from '../scroll-lock';
import { BEGIN_NEW, linkNewForm, newFormLinkOf } from './begin-new';
import { fill, holdsForm } from './fill';
import { draftIn } from './resume';
import { endpointOf, loadSheets, makeShell } from './shell';
import { withTimeout } from '../with-timeout';

/** Milliseconds until the browser follows the link to the form's page instead. */
const TIMEOUT = 10_000;

/** One form above the page. It stays in the page while it is closed, with what was answered. */
interface Modal {
	form: number;
	/** Fetches the form ahead. */
	fetch: () => void;
	open: ( link: HTMLAnchorElement ) => void;
}

const makeModal = ( form: number ): Modal => {
	const shell = makeShell( form );
	const { body, dialog, title } = shell;
	let fetched: Promise< Pick< ShownForm, 'title' | 'form' > > | undefined;
	let hide: ( () => void ) | undefined;
	/** What the address of the next form says of it; empty for whatever the server shows by itself. */
	let query = draftIn( form );

	const fetchForm = () =>
		( fetched ??= Promise.all( [ getForm( endpointOf( form ), query ), loadSheets() ] )
			.then( ( [ brought ] ) => brought )
			.catch( ( thrown ) => {
				fetched = undefined; // The next click tries again.
				throw thrown;
			} ) );

	/** The form's heading, with what there is to know first, or the dialog's. */
	const focusHeading = () =>
		( body.querySelector< HTMLElement >( '[autofocus]' ) ?? title ).focus();

	const close = () => {
		dispatch( modals ).hidden( dialog.id );
		hide?.();
		syncScrollLock();
		hide = undefined;
	};

	const show = ( link: HTMLAnchorElement ) => {
		link.focus( { preventScroll: true } ); // Where the focus goes back to; Safari's clicks do not.
		dispatch( modals ).shown( { id: dialog.id, onClick: close } );
		hide = showModal( dialog, {
			onClose: close,
			onBackdrop: () => dispatch( modals ).backdropClicked(),
		} );
		syncScrollLock();
		dialog.focus(); // Its name says that the form is on its way.
	};

	const bring = async ( link: HTMLAnchorElement ) => {
		const brought = await withTimeout( TIMEOUT, fetchForm() );
		// It may have been closed and opened again meanwhile.
		if ( ! holdsForm( shell ) ) {
			fill( shell, brought, link.href );
			linkNewForm( shell, link.href );
		}
		// A saved form is continued once, and whoever is logged in may have sent an entry by then.
		if ( query || pageSession() ) {
			query = '';
			fetched = undefined;
		}
	};

	/** An empty form in the place of the entry that is shown. */
	const beginNew = async ( asked: HTMLAnchorElement ) => {
		query = BEGIN_NEW;
		fetched = undefined;
		try {
			fill( shell, await withTimeout( TIMEOUT, fetchForm() ), asked.href );
			focusHeading();
		} catch {
			location.assign( asked.href );
		}
	};

	body.addEventListener( 'click', ( event ) => {
		const asked = newFormLinkOf( event );
		if ( asked ) {
			event.preventDefault();
			beginNew( asked );
		}
	} );

	const open = async ( link: HTMLAnchorElement ) => {
		show( link );
		try {
			if ( ! holdsForm( shell ) ) {
				await bring( link );
			}
			focusHeading();
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
