import type { PublicDefinition } from '../../../contract/public-definition';
import { fieldsOf, isBlank, type Answers } from '../../../forms';

/** The value that replaces a secret except where it is validated; php/Engine/Shapes/SecretShape has the same. */
export const GIVEN = 'set';

/** Returns the answers for the store: of a password only whether there is one. */
export const withoutSecrets = ( definition: PublicDefinition, answers: Answers ): Answers => ( {
	...answers,
	...Object.fromEntries(
		fieldsOf( definition, 'secret' )
			.filter( ( { id } ) => ! isBlank( answers[ id ] ?? '' ) )
			.map( ( { id } ) => [ id, GIVEN ] )
	),
} );
