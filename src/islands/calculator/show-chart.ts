import type { Answer } from '../../calculators';
import type { Markup } from './markup';

type Chart = Answer[ 'chart' ];

const CHART_SIZE = 10000;

const percent = ( position: number ) => `${ position / 100 }%`;

const set = ( element: Element | undefined, attributes: Record< string, string > ) =>
	Object.entries( attributes ).forEach( ( [ name, value ] ) =>
		element?.setAttribute( name, value )
	);

const svg = ( tag: string, attributes: Record< string, string >, text = '' ) => {
	const element = document.createElementNS( 'http://www.w3.org/2000/svg', tag );
	set( element, attributes );
	element.textContent = text;
	return element;
};

const anchorOf = ( position: number ) => {
	if ( position === 0 ) {
		return 'start';
	}
	return position === CHART_SIZE ? 'end' : 'middle';
};

const levels = ( chart: Chart ) =>
	chart.levels.flatMap( ( { at, text } ) => [
		svg( 'line', { x1: '0', x2: '100%', y1: percent( at ), y2: percent( at ) } ),
		svg(
			'text',
			{ x: '0', y: percent( at ), dx: '-0.6em', dy: '0.35em', 'text-anchor': 'end' },
			text
		),
	] );

const units = ( chart: Chart ) =>
	chart.units.map( ( { at, text } ) =>
		svg(
			'text',
			{ x: percent( at ), y: '100%', dy: '1.5em', 'text-anchor': anchorOf( at ) },
			text
		)
	);

/** Redraws the chart, as php/Site/Blocks/Calculator/ChartMarkup.php prints it. */
export const showChart = ( { find, findAll }: Markup, chart: Chart ): void => {
	find( 'levels' ).replaceChildren( ...levels( chart ) );
	find( 'units' ).replaceChildren( ...units( chart ) );
	const [ lines, names ] = [ findAll( 'line' ), findAll( 'name' ) ];
	chart.lines.forEach( ( { path, area, label }, index ) => {
		set( lines[ index ]?.children[ 0 ], { d: area } );
		set( lines[ index ]?.children[ 1 ], { d: path } );
		set( names[ index ], {
			x: percent( label.at[ 0 ] ),
			y: percent( label.at[ 1 ] ),
			dy: label.side === 'above' ? '-0.7em' : '1.4em',
			'text-anchor': label.anchor,
		} );
	} );
	const mark = percent( chart.mark ?? 0 );
	set( findAll( 'mark' )[ 0 ], { x1: mark, x2: mark } );
};
