/** @jest-environment node */
import { firstPageOf, withFirstPage } from './first-page';
import { withButton } from './page';
import { pagePositionOf } from './page-position';

it( 'keeps all other settings when the first page changes', () => {
	const settings = '{"save":true,"pageList":[{"title":"You","next":{"text":"On"}}]}';
	const changed = withFirstPage( settings, { title: 'About you' } );
	expect( JSON.parse( changed ) ).toEqual( {
		save: true,
		pageList: [ { title: 'About you', next: { text: 'On' } } ],
	} );
	expect( firstPageOf( changed ).title ).toBe( 'About you' );
} );

it( 'begins with nothing, whatever is stored', () => {
	expect( firstPageOf( '' ) ).toEqual( {} );
	expect( firstPageOf( 'null' ) ).toEqual( {} );
	expect( firstPageOf( '{"pageList"' ) ).toEqual( {} );
	expect( withFirstPage( '', { title: 'You' } ) ).toBe( '{"pageList":[{"title":"You"}]}' );
} );

it( 'stores nothing of a button that says nothing', () => {
	expect( withButton( { text: 'On' }, { text: '' } ) ).toBe( undefined );
	expect( withButton( undefined, { text: 'On' } ) ).toEqual( { text: 'On' } );
} );

it( 'counts pages by the breaks before them', () => {
	const block = ( clientId: string, name: string ) => ( {
		clientId,
		name,
		attributes: {},
		innerBlocks: [],
	} );
	const blocks = [
		block( 'a', 'atoll/field' ),
		block( 'b', 'atoll/page-break' ),
		block( 'c', 'atoll/page-break' ),
	];
	expect( pagePositionOf( 'b', blocks ) ).toEqual( { number: 2, isLast: false } );
	expect( pagePositionOf( 'c', blocks ) ).toEqual( { number: 3, isLast: true } );
} );
