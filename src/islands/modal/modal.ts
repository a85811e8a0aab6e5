import { withTimeout } from '../with-timeout';
import { linkNewForm, newFormLinkOf } from './begin-new';
import { fetchedForm } from './fetched-form';
import { fillModal, holdsForm } from './fill';
import { isThisPage } from './is-this-page';
import { openingOf } from './opening';
import { makeShell, removeFailure, showFailure, type Shell } from './shell';

/** Milliseconds until the browser follows the link to the form's page instead. */
const TIMEOUT = 10_000;

/** One form above the page. It stays in the page while it is closed, with what was answered. */
interface Modal {
	form: number;
	/** Fetches the form ahead. */
	fetch: () => void;
	open: ( link: HTMLAnchorElement ) => void;
}

/** The form's heading, with what there is to know first, or the dialog's. */
const focusHeading = ( { body, title }: Shell ) =>
	( body.querySelector< HTMLElement >( '[autofocus]' ) ?? title ).focus();

const makeModal = ( form: number ): Modal => {
	const shell = makeShell( form );
	const opening = openingOf( shell.dialog );
	const fetched = fetchedForm( form );
	/** Whether the link that opened it leads to no other page: the form stands on none, then. */
	let hasNoPage = false;

	const loadForm = async ( { href }: HTMLAnchorElement ) => {
		const loadedForm = await withTimeout( TIMEOUT, fetched.fetch() );
		// It may have been closed and opened again meanwhile.
		if ( ! holdsForm( shell ) ) {
			fillModal( shell, loadedForm, href );
			linkNewForm( shell, href );
		}
		fetched.forgetPersonal();
	};

	/**
	 * Shows what was asked for, or else the page that has it. Where no page does, says so in the modal.
	 *
	 * @param address Of that page.
	 * @param load    Puts it into the modal.
	 */
	const attempt = async ( address: string, load: () => Promise< void > ) => {
		const isStillOpen = opening.watch();
		removeFailure( shell );
		try {
			await load();
			focusHeading( shell );
		} catch {
			if ( ! isStillOpen() ) {
				return;
			}
			if ( hasNoPage ) {
				showFailure( shell, () => attempt( address, load ) );
			} else {
				opening.close();
				location.assign( address );
			}
		}
	};

	/** An empty form in the place of the entry that is shown. */
	const beginNew = ( { href }: HTMLAnchorElement ) =>
		attempt( href, async () => {
			fetched.beginNew();
			fillModal( shell, await withTimeout( TIMEOUT, fetched.fetch() ), href );
		} );

	shell.body.addEventListener( 'click', ( event ) => {
		const newFormLink = newFormLinkOf( event );
		if ( newFormLink ) {
			event.preventDefault();
			beginNew( newFormLink );
		}
	} );

	return {
		form,
		fetch: () => {
			fetched.fetch().catch( () => {} ); // The click tries again, and tells of a failure.
		},
		open: ( link ) => {
			hasNoPage = isThisPage( link.href );
			opening.open( link );
			attempt( link.href, async () => {
				if ( ! holdsForm( shell ) ) {
					await loadForm( link );
				}
			} );
		},
	};
};

const modalsByForm = new Map< number, Modal >();

/** The modal of a form: one, however many links open it. */
export const modalOf = ( form: number ): Modal => {
	const modal = modalsByForm.get( form ) ?? makeModal( form );
	modalsByForm.set( form, modal );
	return modal;
};
