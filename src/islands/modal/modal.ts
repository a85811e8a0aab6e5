import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { getForm, type ShownForm } from '../../api';
import { pageSession } from '../../api/session/page-session';
import { showModal } from '../../ui';
import { syncScrollLock } from '../scroll-lock';
import { withTimeout } from '../with-timeout';
import { BEGIN_NEW, linkNewForm, newFormLinkOf } from './begin-new';
import { fillModal, holdsForm } from './fill';
import { isThisPage } from './is-this-page';
import { resumeQuery } from './resume';
import { endpointOf, loadSheets, makeFailure, makeShell, removeFailure } from './shell';

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
	/** Another one each time that it is opened; what was begun before it was closed leads nowhere. */
	let hideDialog: ( () => void ) | undefined;
	/** The query with which the form is fetched next; empty for what the server shows without one. */
	let query = resumeQuery( form );
	/** Whether the link that opened it leads to no other page: the form stands on none, then. */
	let hasNoPage = false;

	const fetchForm = () =>
		( fetched ??= Promise.all( [ getForm( endpointOf( form ), query ), loadSheets() ] )
			.then( ( [ loadedForm ] ) => loadedForm )
			.catch( ( thrown ) => {
				fetched = undefined; // The next click tries again.
				throw thrown;
			} ) );

	/** The form's heading, with what there is to know first, or the dialog's. */
	const focusHeading = () =>
		( body.querySelector< HTMLElement >( '[autofocus]' ) ?? title ).focus();

	const close = () => {
		dispatch( modals ).hidden( dialog.id );
		hideDialog?.();
		syncScrollLock();
		hideDialog = undefined;
	};

	const show = ( link: HTMLAnchorElement ) => {
		hasNoPage = isThisPage( link.href );
		link.focus( { preventScroll: true } ); // Where the focus goes back to; Safari's clicks do not.
		dispatch( modals ).shown( { id: dialog.id, onClick: close } );
		hideDialog = showModal( dialog, {
			onClose: close,
			onBackdrop: () => dispatch( modals ).backdropClicked(),
		} );
		syncScrollLock();
		dialog.focus(); // Its name says that the form is on its way.
	};

	const loadForm = async ( link: HTMLAnchorElement ) => {
		const loadedForm = await withTimeout( TIMEOUT, fetchForm() );
		// It may have been closed and opened again meanwhile.
		if ( ! holdsForm( shell ) ) {
			fillModal( shell, loadedForm, link.href );
			linkNewForm( shell, link.href );
		}
		// A saved form is continued once, and whoever is logged in may have sent an entry by then.
		if ( query || pageSession() ) {
			query = '';
			fetched = undefined;
		}
	};

	/**
	 * Shows what was asked for, or else the page that has it. Where no page does, says so in the modal.
	 *
	 * @param address Of that page.
	 * @param load    Puts it into the modal.
	 */
	const attempt = async ( address: string, load: () => Promise< void > ) => {
		const hide = hideDialog;
		removeFailure( shell );
		try {
			await load();
			focusHeading();
		} catch {
			if ( hideDialog !== hide ) {
				return;
			}
			if ( hasNoPage ) {
				const retry = () => {
					dialog.focus(); // The button that has the focus goes.
					attempt( address, load );
				};
				removeFailure( shell ); // Of another attempt that was made meanwhile.
				body.prepend( makeFailure( retry ) );
			} else {
				close();
				location.assign( address );
			}
		}
	};

	/** An empty form in the place of the entry that is shown. */
	const beginNew = ( { href }: HTMLAnchorElement ) =>
		attempt( href, async () => {
			query = BEGIN_NEW;
			fetched = undefined;
			fillModal( shell, await withTimeout( TIMEOUT, fetchForm() ), href );
		} );

	body.addEventListener( 'click', ( event ) => {
		const newFormLink = newFormLinkOf( event );
		if ( newFormLink ) {
			event.preventDefault();
			beginNew( newFormLink );
		}
	} );

	const open = ( link: HTMLAnchorElement ) => {
		show( link );
		attempt( link.href, async () => {
			if ( ! holdsForm( shell ) ) {
				await loadForm( link );
			}
		} );
	};

	return {
		form,
		fetch: () => {
			fetchForm().catch( () => {} ); // The click tries again, and tells of a failure.
		},
		open,
	};
};

const modalsByForm = new Map< number, Modal >();

/** The modal of a form: one, however many links open it. */
export const modalOf = ( form: number ): Modal => {
	const modal = modalsByForm.get( form ) ?? makeModal( form );
	modalsByForm.set( form, modal );
	return modal;
};
