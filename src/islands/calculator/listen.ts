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
import { addressOf, copy } from './share';
import { showAnswer } from './show-answer';
import { showMessages } from './show-messages';
import { moveSliders, takeFrom } from './sliders';

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
 * @param say      Says something to those who cannot see the answer.
 * @return Stops that.
 */
export const listen = (
	element: HTMLElement,
	{ kind, definition, texts, defaults }: Settings,
	say: ( words: string ) => void
): ( () => void ) => {
	const markup = markupOf( element );
	const place = element.closest< HTMLElement >( '.atoll-calculator' ) ?? element;
	const names = fieldsOf( definition ).map( ( { name } ) => name );
	const link = markup.one( 'copy' ) as HTMLAnchorElement;
	let timer = 0;

	const answer = (): Answer => calculate( definition, texts, markup.entered(), defaults );
	const show = ( now: Answer, held: EventTarget | null ) => {
		showAnswer( markup, now );
		moveSliders( markup, definition, texts, now.values, held );
		link.href = addressOf( { ...markup.hidden(), calculator: kind, ...now.query }, place.id );
	};
	const settle = () => {
		window.clearTimeout( timer );
		const now = answer();
		show( now, null );
		showMessages( markup, names, now.messages );
		say( now.sentence );
		window.history.replaceState( window.history.state, '', link.href );
	};
	const type = ( { target }: Event ) => {
		if ( target instanceof HTMLInputElement && target.type === 'range' ) {
			takeFrom( target, markup, definition );
		}
		const now = answer();
		const isSense = Object.keys( now.messages ).length === 0;
		if ( isSense ) {
			show( now, target );
			showMessages( markup, names, {} );
		}
		window.clearTimeout( timer );
		timer = window.setTimeout( settle, PAUSE );
	};
	const leave = () => {
		const now = answer();
		show( now, null );
		showMessages( markup, names, now.messages );
	};
	const send = ( event: Event ) => {
		event.preventDefault();
		settle();
	};
	const share = ( event: Event ) => {
		event.preventDefault();
		settle();
		void copy( link.href ).then( ( isCopied ) => {
			link.textContent = isCopied ? texts.copied : texts.copy;
			say( isCopied ? texts.copied : '' );
		} );
	};
	const paper = ( event: Event ) => {
		event.preventDefault();
		leave();
		print( place );
	};

	markup.form.querySelectorAll< HTMLInputElement >( '[type=range]' ).forEach( ( control ) => {
		if ( control.value !== control.defaultValue ) {
			takeFrom( control, markup, definition );
		}
	} );
	leave();
	const life = new AbortController();
	const { signal } = life;
	markup.form.addEventListener( 'input', type, { signal } );
	markup.form.addEventListener( 'change', leave, { signal } );
	markup.form.addEventListener( 'submit', send, { signal } );
	link.addEventListener( 'click', share, { signal } );
	markup.one( 'print' ).addEventListener( 'click', paper, { signal } );
	const close = openForPrint( markup.one( 'table' ) as HTMLDetailsElement );

	return () => {
		window.clearTimeout( timer );
		close();
		life.abort();
	};
};
