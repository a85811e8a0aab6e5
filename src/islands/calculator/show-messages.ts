import type { Answer } from '../../calculators';
import type { Markup } from './markup';

/** Says beside each box what is wrong with it, or nothing any more. */
export const showMessages = ( { box }: Markup, names: string[], messages: Answer[ 'messages' ] ) =>
	names.forEach( ( name ) => {
		const control = box( name );
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
