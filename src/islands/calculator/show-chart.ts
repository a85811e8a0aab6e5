import type { Answer } from '../../calculators';
import type { Markup } from './markup';

type Chart = Answer[ 'chart' ];

const GRID = 10000;

const share = ( place: number ) => `${ place / 100 }%`;

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

const anchorOf = ( at: number ) => {
	if ( at === 0 ) {
		return 'start';
	}
	return at === GRID ? 'end' : 'middle';
};

const levels = ( chart: Chart ) =>
	chart.levels.flatMap( ( { at, text } ) => [
		svg( 'line', { x1: '0', x2: '100%', y1: share( at ), y2: share( at ) } ),
		svg(
			'text',
			{ x: '0', y: share( at ), dx: '-0.6em', dy: '0.35em', 'text-anchor': 'end' },
			text
		),
	] );

const units = ( chart: Chart ) =>
	chart.units.map( ( { at, text } ) =>
		svg(
			'text',
			{ x: share( at ), y: '100%', dy: '1.5em', 'text-anchor': anchorOf( at ) },
			text
		)
	);

/** Redraws the chart, as php/Site/Blocks/Calculator/ChartMarkup.php prints it. */
export const showChart = ( { one, all }: Markup, chart: Chart ): void => {
	one( 'levels' ).replaceChildren( ...levels( chart ) );
	one( 'units' ).replaceChildren( ...units( chart ) );
	const [ lines, names ] = [ all( 'line' ), all( 'name' ) ];
	chart.lines.forEach( ( { path, area, label }, index ) => {
		set( lines[ index ]?.children[ 0 ], { d: area } );
		set( lines[ index ]?.children[ 1 ], { d: path } );
		set( names[ index ], {
			x: share( label.at[ 0 ] ),
			y: share( label.at[ 1 ] ),
			dy: label.side === 'above' ? '-0.7em' : '1.4em',
			'text-anchor': label.anchor,
		} );
	} );
	const mark = share( chart.mark ?? 0 );
	set( all( 'mark' )[ 0 ], { x1: mark, x2: mark } );
};
