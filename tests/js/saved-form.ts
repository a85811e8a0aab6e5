import { find, printForm, sayAnything } from './enquiry-form';

/**
 * What the server prints where a form can be saved.
 *
 * @param name As of {@link printForm}.
 */
export const printSaving = ( name?: string ) => {
	printForm( name );
	sayAnything();
	find( 'form' ).insertAdjacentHTML(
		'beforeend',
		`<button name="gform_save" value="1" data-atoll="save">Save and Continue</button>
		<input type="hidden" name="gform_resume_token"><input type="hidden" name="atoll_draft_version"><input type="hidden" name="atoll_tab">`
	);
	find( 'form' ).insertAdjacentHTML( 'afterend', '<div data-atoll="save-modal"></div>' );
};
