import type { Address } from '../../../../api';
import type { FieldInput } from '../../../../contract/public-definition';
import { allows } from '../../inputs/allows';
import type { Control } from '../../markup/markup';

/** Returns the spellings of each part, best first: the first is typed into an input, any may match a choice. */
const wordsFor = ( address: Address ): Record< string, string[] > => ( {
	line1: [ address.line1 ],
	line2: [ address.line2 ],
	city: [ address.city ],
	state: [ address.state, address.stateName ],
	postcode: [ address.postcode ],
	country: [ address.countryName, address.country ],
} );

/** Removes characters that the input does not allow to be typed. */
const allowedText = ( text: string, allow: string | undefined ) =>
	allow ? [ ...text ].filter( allows( allow ) ).join( '' ) : text;

/** Returns the choice that matches one of the spellings; the current choice if none does. */
const choiceOf = ( { options, value }: HTMLSelectElement, words: string[] ) => {
	const lowerCaseWords = words.filter( Boolean ).map( ( word ) => word.toLowerCase() );
	const found = [ ...options ].find(
		( option ) =>
			lowerCaseWords.includes( option.value.toLowerCase() ) ||
			lowerCaseWords.includes( option.text.trim().toLowerCase() )
	);
	return found?.value ?? value;
};

/** Returns a dash for a required second line that would be empty (spec 5). */
const placeholderFor = ( { part, required }: FieldInput ) =>
	part === 'line2' && required ? '-' : '';

const textOf = ( input: FieldInput, control: Control, words: string[] ) =>
	control instanceof HTMLSelectElement
		? choiceOf( control, words )
		: allowedText( words[ 0 ] ?? '', input.allow ) || placeholderFor( input );

/**
 * Fills the inputs of an address as if a person had typed it, with the same events.
 *
 * @param inputs  The field's inputs, with their parts.
 * @param control Returns an input's control, by the input's id.
 * @param address The chosen address.
 */
export const fillAddress = (
	inputs: FieldInput[],
	control: ( id: string ) => Control | null,
	address: Address
) => {
	const words = wordsFor( address );
	inputs.forEach( ( input ) => {
		const target = control( input.id );
		const partWords = words[ input.part ?? '' ];
		if ( target && partWords ) {
			target.value = textOf( input, target, partWords );
			target.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			target.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	} );
};
