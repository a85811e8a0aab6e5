import type { PublicField } from '../../../contract/public-definition';
import type { FieldVerdict } from '../../../forms';

/** Verdicts on invalid fields, by field id. */
export type Verdicts = Partial< Record< number, FieldVerdict > >;

/** The error messages of some fields as the store has them; empty for valid fields. */
export interface ErrorMessages {
	/** Messages by field id. */
	messages: Record< number, string >;
	/** Messages by input id, for fields with several parts. */
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
