import type { PublicDefinition } from '../../../contract/public-definition';
import { fieldsOf, isBlank, type Answers } from '../../../forms';

/** What stands for a secret wherever it is not judged; the mirror of php/Engine/Shapes/SecretShape, whose entries hold it. */
export const GIVEN = 'set';

/** Answers as the store may have them: of a password only that there is one. */
export const withoutSecrets = ( definition: PublicDefinition, answers: Answers ): Answers => ( {
	...answers,
	...Object.fromEntries(
		fieldsOf( definition, 'secret' )
			.filter( ( { id } ) => ! isBlank( answers[ id ] ?? '' ) )
			.map( ( { id } ) => [ id, GIVEN ] )
	),
} );
