import type { Address } from '../../../../api';
import type { FieldInput } from '../../../../contract/public-definition';
import { allows } from '../../inputs/allows';
import type { Control } from '../../markup/markup';

/** The ways to write each part, by preference: the first is typed into an input, any of them may name a choice. */
const wordsFor = ( address: Address ): Record< string, string[] > => ( {
	line1: [ address.line1 ],
	line2: [ address.line2 ],
	city: [ address.city ],
	state: [ address.state, address.stateName ],
	postcode: [ address.postcode ],
	country: [ address.countryName, address.country ],
} );

/** Without the characters that could not be typed either. */
const allowedText = ( text: string, allow: string | undefined ) =>
	allow ? [ ...text ].filter( allows( allow ) ).join( '' ) : text;

/** The choice that says one of the words; none leaves what is chosen. */
const choiceOf = ( { options, value }: HTMLSelectElement, words: string[] ) => {
	const lowerCaseWords = words.filter( Boolean ).map( ( word ) => word.toLowerCase() );
	const found = [ ...options ].find(
		( option ) =>
			lowerCaseWords.includes( option.value.toLowerCase() ) ||
			lowerCaseWords.includes( option.text.trim().toLowerCase() )
	);
	return found?.value ?? value;
};

/** A second line that must not be empty says so with a dash (spec 5). */
const placeholderFor = ( { part, required }: FieldInput ) =>
	part === 'line2' && required ? '-' : '';

const textOf = ( input: FieldInput, control: Control, words: string[] ) =>
	control instanceof HTMLSelectElement
		? choiceOf( control, words )
		: allowedText( words[ 0 ] ?? '', input.allow ) || placeholderFor( input );

/**
 * Fills the inputs of an address, as if they had been typed, each with its events.
 *
 * @param inputs  Of the field, with their parts.
 * @param control The control of an input, by the input's id.
 * @param address What was chosen.
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
