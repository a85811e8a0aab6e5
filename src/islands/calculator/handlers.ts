import { copyText } from '../../browser/copy-text';
import type { Display } from './display';
import { print } from './print';

/** So many milliseconds without a key, and someone has finished typing. */
const PAUSE = 1000;

/**
 * What follows when something is typed, chosen, slid or pressed.
 *
 * @param display
 * @param announce Says something to those who cannot see the answer.
 */
export const handlersOf = ( display: Display, announce: ( words: string ) => void ) => {
	const { copyLink, texts } = display;
	let timer = 0;

	const stop = () => window.clearTimeout( timer );

	/** Shows the answer, and what is wrong with it. */
	const answerNow = () => {
		const answer = display.answer();
		display.show( answer );
		display.showMessages( answer.messages );
		return answer;
	};

	/** The same, said aloud and kept in the page's address. */
	const update = () => {
		stop();
		announce( display.spoken( answerNow() ) );
		window.history.replaceState( window.history.state, '', copyLink.href );
	};

	/** At once where it makes sense, after a pause where it does not yet. */
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
