import { listen } from '../events/listen';
import { isChanged, type Control } from '../markup/markup';

/**
 * Returns functions that read and stop a timer: milliseconds since a person first entered something, for the server's
 * spam filter. Empty before that, or if the form had answers already, since the time they took is unknown. The time is
 * only a hint, never sufficient on its own.
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
