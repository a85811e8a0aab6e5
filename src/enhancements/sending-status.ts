/**
 * Says something where php/Portal/PlainForms/PortalForm leaves the place for it, which is read out.
 *
 * @param form
 * @param words Nothing takes away what was said.
 * @param more  Shown below the words.
 */
export const say = ( form: HTMLFormElement, words: string, more: Node[] = [] ) => {
	const sentence = document.createElement( 'span' );
	sentence.className = 'atoll-sending';
	sentence.textContent = words;
	form.querySelector( '[data-atoll=sending]' )?.replaceChildren(
		...( words ? [ sentence, ...more ] : [] )
	);
};

/** The same, and whether the form is on its way: as long as there are words. */
export const showStatus = ( form: HTMLFormElement, words: string, more: Node[] = [] ) => {
	form.setAttribute( 'aria-busy', String( words !== '' ) );
	form.querySelectorAll( '[type=submit]' ).forEach( ( button ) =>
		button.setAttribute( 'aria-disabled', String( words !== '' ) )
	);
	say( form, words, more );
};
