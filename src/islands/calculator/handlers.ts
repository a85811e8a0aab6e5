import { copyText } from '../../browser/copy-text';
import type { Display } from './display';
import { print } from './print';

/** Milliseconds without a key press after which a person has finished typing. */
const PAUSE = 1000;

/**
 * Returns the handlers for typing, choosing, sliding and pressing.
 *
 * @param display
 * @param announce Announces the answer to screen reader users.
 */
export const handlersOf = ( display: Display, announce: ( words: string ) => void ) => {
	const { copyLink, texts } = display;
	let timer = 0;

	const stop = () => window.clearTimeout( timer );

	/** Shows the answer and the error messages. */
	const answerNow = () => {
		const answer = display.answer();
		display.show( answer );
		display.showMessages( answer.messages );
		return answer;
	};

	/** Shows the answer, announces it and stores it in the page's URL. */
	const update = () => {
		stop();
		announce( display.spoken( answerNow() ) );
		window.history.replaceState( window.history.state, '', copyLink.href );
	};

	/** Answers at once if the input is valid, after a pause if it is not valid yet. */
	const onInput = ( { target }: Event ) => {
		if ( target instanceof HTMLInputElement && target.type === 'range' ) {
			display.copySlider( target );
		}
		const answer = display.answer();
		if ( Object.keys( answer.messages ).length === 0 ) {
			display.show( answer, target );
			display.showMessages( {} );
		}
		stop();
		timer = window.setTimeout( update, PAUSE );
	};

	const onSubmit = ( event: Event ) => {
		event.preventDefault();
		update();
	};

	const onCopy = async ( event: Event ) => {
		event.preventDefault();
		update();
		const text = ( await copyText( copyLink.href ) ) ? texts.copied : texts.notCopied;
		copyLink.textContent = text;
		announce( text );
	};

	const onPrint = ( event: Event ) => {
		event.preventDefault();
		answerNow();
		print( display.calculator );
	};

	return { answerNow, onInput, onSubmit, onCopy, onPrint, stop };
};
