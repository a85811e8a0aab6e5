import {
	calculate,
	fieldsOf,
	type Answer,
	type Definition,
	type Texts,
	type Values,
} from '../../calculators';
import type { Markup } from './markup';
import { shareUrl } from './share';
import { showAnswer } from './show-answer';
import { showMessages, spokenMessages } from './show-messages';
import { copySliderValue, moveSliders } from './sliders';

export interface Settings {
	kind: string;
	definition: Definition;
	texts: Texts;
	defaults: Values;
}

/** Returns functions that calculate an answer and show it in the server's markup, in place of the first answer. */
export const displayOf = (
	markup: Markup,
	calculator: HTMLElement,
	{ kind, definition, texts, defaults }: Settings
) => {
	const names = fieldsOf( definition ).map( ( { name } ) => name );
	const copyLink = markup.find( 'copy' ) as HTMLAnchorElement;

	const setLink = ( query: Answer[ 'query' ] ) => {
		const url = shareUrl(
			{ ...markup.hiddenValues(), calculator: kind, ...query },
			calculator.id
		);
		if ( copyLink.getAttribute( 'href' ) !== url ) {
			copyLink.href = url;
			copyLink.textContent = texts.copy;
		}
	};

	return {
		calculator,
		copyLink,
		texts,
		/** Calculates the answer to the values entered now. */
		answer: (): Answer => calculate( definition, texts, markup.enteredValues(), defaults ),
		/** @param dragged The slider that is being dragged, which is not moved. */
		show: ( answer: Answer, dragged: EventTarget | null = null ) => {
			showAnswer( markup, answer );
			moveSliders( markup, definition, texts, answer.values, dragged );
			setLink( answer.query );
		},
		showMessages: ( messages: Answer[ 'messages' ] ) => showMessages( markup, names, messages ),
		/** Returns the answer's text for screen readers. */
		spoken: ( { messages, sentence }: Answer ) =>
			[ ...spokenMessages( markup, names, messages ), sentence ].join( ' ' ),
		copySlider: ( control: HTMLInputElement ) => copySliderValue( control, markup, definition ),
	};
};

export type Display = ReturnType< typeof displayOf >;
