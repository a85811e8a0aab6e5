import type { Answer } from '../../calculators';
import type { Markup } from './markup';

/** Says beside the answer that something is wrong, and leads to the first box of it. */
const showProblem = ( { box, find }: Markup, names: string[], messages: Answer[ 'messages' ] ) => {
	const first = names.find( ( name ) => messages[ name ] && box( name ) );
	const problem = find( 'problem' ) as HTMLElement;
	problem.hidden = ! first;
	if ( first ) {
		problem.querySelector( 'a' )!.href = `#${ box( first )!.id }`;
	}
};

/** Says beside each box what is wrong with it, or nothing any more. */
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
 * The same to be said aloud, before an answer that is to something else than what was typed (WCAG 4.1.3): each with
 * its box's label, since they do not say which box is meant.
 */
export const spokenMessages = (
	{ box }: Markup,
	names: string[],
	messages: Answer[ 'messages' ]
): string[] =>
	names
		.filter( ( name ) => messages[ name ] && box( name ) )
		.map( ( name ) => `${ box( name )!.labels![ 0 ]!.textContent }: ${ messages[ name ] }` );
