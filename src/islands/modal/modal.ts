import { withTimeout } from '../with-timeout';
import { linkNewForm, newFormLinkOf } from './begin-new';
import { fetchedForm } from './fetched-form';
import { fillModal, holdsForm } from './fill';
import { isThisPage } from './is-this-page';
import { openingOf } from './opening';
import { makeShell, removeFailure, showFailure, type Shell } from './shell';

/** Milliseconds after which the browser follows the link to the form's page instead. */
const TIMEOUT = 10_000;

/** A form above the page. While closed, it stays in the page with its answers. */
interface Modal {
	form: number;
	/** Fetches the form in advance. */
	fetch: () => void;
	open: ( link: HTMLAnchorElement ) => void;
}

/** Focuses the form's heading or notice that has `autofocus`, or else the dialog's heading. */
const focusHeading = ( { body, title }: Shell ) =>
	( body.querySelector< HTMLElement >( '[autofocus]' ) ?? title ).focus();

const makeModal = ( form: number ): Modal => {
	const shell = makeShell( form );
	const opening = openingOf( shell.dialog );
	const fetched = fetchedForm( form );
	/** Whether the clicked link leads to no other page, because no page has the form. */
	let hasNoPage = false;

	const loadForm = async ( { href }: HTMLAnchorElement ) => {
		const loadedForm = await withTimeout( TIMEOUT, fetched.fetch() );
		// The modal may have been closed and opened again meanwhile.
		if ( ! holdsForm( shell ) ) {
			fillModal( shell, loadedForm, href );
			linkNewForm( shell, href );
		}
		fetched.forgetPersonal();
	};

	/**
	 * Loads content into the modal, or goes to the page that has it. If no page has it, shows an error in the modal.
	 *
	 * @param address URL of that page.
	 * @param load    Puts the content into the modal.
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

	/** Shows an empty form in place of the current entry. */
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
			fetched.fetch().catch( () => {} ); // The click tries again, and reports a failure.
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

/** Returns the modal of a form; a form has one modal, however many links open it. */
export const modalOf = ( form: number ): Modal => {
	const modal = modalsByForm.get( form ) ?? makeModal( form );
	modalsByForm.set( form, modal );
	return modal;
};
