import type { PublicField } from '../../contract/public-definition';
import type { FieldVerdict } from '../../forms';

/** What was found in some fields, as the store keeps it: empty texts for what is content. */
export interface Found {
	/** By field id. */
	messages: Record< number, string >;
	/** By input id, of fields with several parts. */
	inputs: Record< string, string >;
}

/** @param verdicts Of those that have something to say, by field id. */
export const foundIn = (
	fields: PublicField[],
	verdicts: Partial< Record< number, FieldVerdict > >
): Found => ( {
	messages: Object.fromEntries(
		fields.map( ( { id } ) => [ id, verdicts[ id ]?.message ?? '' ] )
	),
	inputs: Object.fromEntries(
		fields
			.flatMap( ( { id, inputs } ) =>
				inputs.map(
					( input ) => [ input, verdicts[ id ]?.inputs[ input.id ] ?? '' ] as const
				)
			)
			.flatMap( ( [ { id, part }, message ] ) => ( part ? [ [ id, message ] ] : [] ) )
	),
} );
