import type { Answer } from '../../calculators';
import type { Markup } from './markup';
import { showChart } from './show-chart';

const cell = ( text: string, index: number ) => {
	const element = document.createElement( index === 0 ? 'th' : 'td' );
	if ( index === 0 ) {
		element.scope = 'row';
	}
	element.textContent = text;
	return element;
};

const row = ( texts: string[] ) => {
	const element = document.createElement( 'tr' );
	element.append( ...texts.map( cell ) );
	return element;
};

/** Shows an answer in place of the previous one. */
export const showAnswer = ( markup: Markup, answer: Answer ): void => {
	const { find, findAll } = markup;
	find( 'title' ).textContent = answer.main.title;
	find( 'figure' ).textContent = answer.main.text;
	find( 'sentence' ).textContent = answer.sentence;
	findAll( 'result' ).forEach( ( element, index ) => {
		const result = answer.results[ index ];
		( element as HTMLElement ).hidden = ! result;
		if ( result ) {
			element.children[ 0 ]!.textContent = result.title;
			element.children[ 1 ]!.textContent = result.text;
		}
	} );
	showChart( markup, answer.chart );
	find( 'table' )
		.querySelector( 'tbody' )!
		.replaceChildren( ...answer.rows.map( row ) );
};
