import { copyText } from '../../browser/copy-text';
import {
	calculate,
	fieldsOf,
	type Answer,
	type Definition,
	type Texts,
	type Values,
} from '../../calculators';
import { markupOf } from './markup';
import { openForPrint, print } from './print';
import { shareUrl } from './share';
import { showAnswer } from './show-answer';
import { showMessages, spokenMessages } from './show-messages';
import { moveSliders, copySliderValue } from './sliders';

export interface Settings {
	kind: string;
	definition: Definition;
	texts: Texts;
	defaults: Values;
}

/** So many milliseconds without a key, and someone has finished typing. */
const PAUSE = 1000;

/**
 * Answers whatever is typed, chosen or slid: at once where it makes sense, after a pause where it does not yet.
 *
 * @param element
 * @param settings
 * @param announce Says something to those who cannot see the answer.
 * @return Stops that.
 */
export const listen = (
	element: HTMLElement,
	{ kind, definition, texts, defaults }: Settings,
	announce: ( words: string ) => void
): ( () => void ) => {
	const markup = markupOf( element );
	const calculator = element.closest< HTMLElement >( '.atoll-calculator' ) ?? element;
	const names = fieldsOf( definition ).map( ( { name } ) => name );
	const copyLink = markup.find( 'copy' ) as HTMLAnchorElement;
	let timer = 0;

	const currentAnswer = (): Answer =>
		calculate( definition, texts, markup.enteredValues(), defaults );
	const show = ( answer: Answer, dragged: EventTarget | null ) => {
		showAnswer( markup, answer );
		moveSliders( markup, definition, texts, answer.values, dragged );
		const url = shareUrl(
			{ ...markup.hiddenValues(), calculator: kind, ...answer.query },
			calculator.id
		);
		if ( copyLink.getAttribute( 'href' ) !== url ) {
			copyLink.href = url;
			copyLink.textContent = texts.copy;
		}
	};
	const update = () => {
		window.clearTimeout( timer );
		const now = currentAnswer();
		show( now, null );
		showMessages( markup, names, now.messages );
		announce( [ ...spokenMessages( markup, names, now.messages ), now.sentence ].join( ' ' ) );
		window.history.replaceState( window.history.state, '', copyLink.href );
	};
	const onInput = ( { target }: Event ) => {
		if ( target instanceof HTMLInputElement && target.type === 'range' ) {
			copySliderValue( target, markup, definition );
		}
		const now = currentAnswer();
		const isValid = Object.keys( now.messages ).length === 0;
		if ( isValid ) {
			show( now, target );
			showMessages( markup, names, {} );
		}
		window.clearTimeout( timer );
		timer = window.setTimeout( update, PAUSE );
	};
	const onChange = () => {
		const now = currentAnswer();
		show( now, null );
		showMessages( markup, names, now.messages );
	};
	const onSubmit = ( event: Event ) => {
		event.preventDefault();
		update();
	};
	const onCopy = ( event: Event ) => {
		event.preventDefault();
		update();
		void copyText( copyLink.href ).then( ( isCopied ) => {
			const text = isCopied ? texts.copied : texts.notCopied;
			copyLink.textContent = text;
			announce( text );
		} );
	};
	const onPrint = ( event: Event ) => {
		event.preventDefault();
		onChange();
		print( calculator );
	};

	markup.form.querySelectorAll< HTMLInputElement >( '[type=range]' ).forEach( ( control ) => {
		if ( control.value !== control.defaultValue ) {
			copySliderValue( control, markup, definition );
		}
	} );
	onChange();
	element.dataset.live = '';
	const abortController = new AbortController();
	const { signal } = abortController;
	markup.form.addEventListener( 'input', onInput, { signal } );
	markup.form.addEventListener( 'change', onChange, { signal } );
	markup.form.addEventListener( 'submit', onSubmit, { signal } );
	copyLink.addEventListener( 'click', onCopy, { signal } );
	markup.find( 'print' ).addEventListener( 'click', onPrint, { signal } );
	const stopOpeningForPrint = openForPrint( markup.find( 'table' ) as HTMLDetailsElement );

	return () => {
		window.clearTimeout( timer );
		stopOpeningForPrint();
		delete element.dataset.live;
		abortController.abort();
	};
};
