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
