import { displayOf, type Settings } from './display';
import { handlersOf } from './handlers';
import { markupOf } from './markup';
import { openForPrint } from './print';

/**
 * Updates the answer whenever a person types, chooses or moves a slider.
 *
 * @param element
 * @param settings
 * @param announce Announces the answer to screen reader users.
 * @return Removes the listeners.
 */
export const listen = (
	element: HTMLElement,
	settings: Settings,
	announce: ( words: string ) => void
): ( () => void ) => {
	const markup = markupOf( element );
	const calculator = element.closest< HTMLElement >( '.atoll-calculator' ) ?? element;
	const display = displayOf( markup, calculator, settings );
	const { answerNow, onCopy, onInput, onPrint, onSubmit, stop } = handlersOf( display, announce );

	markup.form.querySelectorAll< HTMLInputElement >( '[type=range]' ).forEach( ( control ) => {
		if ( control.value !== control.defaultValue ) {
			display.copySlider( control );
		}
	} );
	answerNow();
	element.dataset.live = '';
	const abortController = new AbortController();
	const { signal } = abortController;
	markup.form.addEventListener( 'input', onInput, { signal } );
	markup.form.addEventListener( 'change', answerNow, { signal } );
	markup.form.addEventListener( 'submit', onSubmit, { signal } );
	display.copyLink.addEventListener( 'click', onCopy, { signal } );
	markup.find( 'print' ).addEventListener( 'click', onPrint, { signal } );
	const stopOpeningForPrint = openForPrint( markup.find( 'table' ) as HTMLDetailsElement );

	return () => {
		stop();
		stopOpeningForPrint();
		delete element.dataset.live;
		abortController.abort();
	};
};
