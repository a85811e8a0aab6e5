/**
 * Shows a text in the form's status of php/Portal/PlainForms/PortalForm, which is a live region.
 *
 * @param form
 * @param words An empty text removes the status.
 * @param more  Shown below the text.
 */
export const say = ( form: HTMLFormElement, words: string, more: Node[] = [] ) => {
	const sentence = document.createElement( 'span' );
	sentence.className = 'atoll-sending';
	sentence.textContent = words;
	form.querySelector( '[data-atoll=sending]' )?.replaceChildren(
		...( words ? [ sentence, ...more ] : [] )
	);
};

/** Shows a text in the form's status, and marks the form as busy as long as there is a text. */
export const showStatus = ( form: HTMLFormElement, words: string, more: Node[] = [] ) => {
	form.setAttribute( 'aria-busy', String( words !== '' ) );
	form.querySelectorAll( '[type=submit]' ).forEach( ( button ) =>
		button.setAttribute( 'aria-disabled', String( words !== '' ) )
	);
	say( form, words, more );
};
