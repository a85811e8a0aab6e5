import { useEffect } from '@wordpress/element';
import type { FormState } from '@atoll/stores';
import type { Context } from '../context';
import { focusField } from './focus-field';

/** Hook that focuses the page's first invalid field after a refused submission, or the summary if there is none. */
export const useFirstErrorFocus = (
	{ definition, markup }: Context,
	{ page, refusals, summary }: Pick< FormState, 'page' | 'refusals' | 'summary' >
) => {
	useEffect( () => {
		if ( refusals > 0 ) {
			const first = definition.fields.find(
				( field ) => field.page === page && summary.messages[ field.id ]
			);
			focusField( first ? markup.field( first.id ) : markup.place( 'summary' ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only then, not when anything else changes.
	}, [ refusals ] );
};
