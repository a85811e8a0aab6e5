import type { Answer } from '../../calculators';
import type { Markup } from './markup';

/** Shows beside the answer that an input is invalid, with a link to the first such input. */
const showProblem = ( { box, find }: Markup, names: string[], messages: Answer[ 'messages' ] ) => {
	const first = names.find( ( name ) => messages[ name ] && box( name ) );
	const problem = find( 'problem' ) as HTMLElement;
	problem.hidden = ! first;
	if ( first ) {
		problem.querySelector( 'a' )!.href = `#${ box( first )!.id }`;
	}
};

/** Shows each input's error message beside it, or clears the message. */
export const showMessages = (
	markup: Markup,
	names: string[],
	messages: Answer[ 'messages' ]
): void => {
	showProblem( markup, names, messages );
	names.forEach( ( name ) => {
		const control = markup.box( name );
		const field = control?.closest( '.atoll-calculator__field' );
		const messageElement = field?.querySelector( '.atoll-calculator__message' );
		const message = messages[ name ] ?? '';
		if ( ! control || ! field || ! messageElement || messageElement.textContent === message ) {
			return;
		}
		messageElement.textContent = message;
		field.classList.toggle( 'is-invalid', message !== '' );
		if ( message ) {
			control.setAttribute( 'aria-invalid', 'true' );
		} else {
			control.removeAttribute( 'aria-invalid' );
		}
	} );
};

/**
 * Returns the error messages for screen readers, to be read before an answer that uses other values than those typed
 * (WCAG 4.1.3). Each message includes its input's label, since the message alone does not name the input.
 */
export const spokenMessages = (
	{ box }: Markup,
	names: string[],
	messages: Answer[ 'messages' ]
): string[] =>
	names
		.filter( ( name ) => messages[ name ] && box( name ) )
		.map( ( name ) => `${ box( name )!.labels![ 0 ]!.textContent }: ${ messages[ name ] }` );
