import { listen } from '../events/listen';
import { isChanged, type Control } from '../markup/markup';

/**
 * Milliseconds since something was first put into a form, as the server's spam filter is told; empty
 * while nothing was, and where answers were there before, which took a time that nobody knows. A sign and no proof: it
 * is never a reason on its own.
 */
export const elapsed = ( form: HTMLFormElement ): [ () => string, () => void ] => {
	const isResumed = [ ...form.querySelectorAll< Control >( 'input,select,textarea' ) ].some(
		isChanged
	);
	let startedAt = 0;
	const stop = listen( form, 'input', () => {
		startedAt ||= Date.now();
	} );
	return [ () => ( startedAt && ! isResumed ? `${ Date.now() - startedAt }` : '' ), stop ];
};
