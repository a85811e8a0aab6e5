import type { ListState } from './keys';

const OWN_ATTRIBUTES = [
	'role',
	'aria-autocomplete',
	'aria-controls',
	'aria-expanded',
	'aria-activedescendant',
];

/** Returns the id of an option's element. */
export const optionId = ( list: string, index: number ) => `${ list }-${ index }`;

/**
 * Makes the server's input a combobox.
 *
 * @param input The input; keeps its label, description and errors.
 * @param list  Id of the listbox.
 * @return Makes it a plain input again.
 */
export const makeCombobox = ( input: HTMLInputElement, list: string ) => {
	input.setAttribute( 'role', 'combobox' );
	input.setAttribute( 'aria-autocomplete', 'list' );
	input.setAttribute( 'aria-controls', list );
	return () => OWN_ATTRIBUTES.forEach( ( name ) => input.removeAttribute( name ) );
};

/** Sets whether the list is open and which option is active, for assistive technology; the input keeps the focus. */
export const setAriaState = (
	input: HTMLInputElement,
	list: string,
	{ isOpen, active }: Pick< ListState, 'isOpen' | 'active' >
) => {
	input.setAttribute( 'aria-expanded', String( isOpen ) );
	if ( isOpen && active >= 0 ) {
		input.setAttribute( 'aria-activedescendant', optionId( list, active ) );
	} else {
		input.removeAttribute( 'aria-activedescendant' );
	}
};
