import type { PublicDefinition } from '../../contract/public-definition';
import { isBlank, type Answers } from '../../forms';

/** What stands for a secret wherever it is not judged. */
const GIVEN = 'set';

/** Answers as the store may have them: of a password only that there is one. */
export const concealed = ( { fields }: PublicDefinition, answers: Answers ): Answers => ( {
	...answers,
	...Object.fromEntries(
		fields.flatMap( ( { id, shape } ) =>
			shape === 'secret' && ! isBlank( answers[ id ] ?? '' ) ? [ [ id, GIVEN ] ] : []
		)
	),
} );
