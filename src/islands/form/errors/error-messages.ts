import type { PublicField } from '../../../contract/public-definition';
import type { FieldVerdict } from '../../../forms';

/** Of the fields that are invalid, by field id. */
export type Verdicts = Partial< Record< number, FieldVerdict > >;

/** The errors of some fields, as the store keeps them: empty texts for what is valid. */
export interface ErrorMessages {
	/** By field id. */
	messages: Record< number, string >;
	/** By input id, of fields with several parts. */
	inputs: Record< string, string >;
}

export const errorMessagesOf = ( fields: PublicField[], verdicts: Verdicts ): ErrorMessages => ( {
	messages: Object.fromEntries(
		fields.map( ( { id } ) => [ id, verdicts[ id ]?.message ?? '' ] )
	),
	inputs: Object.fromEntries(
		fields.flatMap( ( { id, inputs } ) =>
			inputs
				.filter( ( { part } ) => part )
				.map( ( input ) => [ input.id, verdicts[ id ]?.inputs[ input.id ] ?? '' ] )
		)
	),
} );
