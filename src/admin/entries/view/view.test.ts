/** @jest-environment node */
import type { Filter } from '@wordpress/dataviews';
import { addressOf, listStateAt, queryOf } from './address';
import { columnsOf, requestOf, type Layout } from './layout';
import { START, type ListState } from './list-state';
import { layoutAfter, listStateAfter, viewOf } from './views';

jest.mock( '@wordpress/dataviews', () => ( {} ) );

const SCREEN = 'https://example.com/wp-admin/admin.php?page=atoll-entries';
const LAYOUT: Layout = { perPage: 20 };

const full: ListState = {
	tab: 'starred',
	form: 3,
	search: 'loan & car',
	filters: [
		{ field: 'date', operator: 'between', value: [ '2026-01-01', '2026-01-31' ] },
		{ field: 'user', operator: 'is', value: 0 },
		{ field: 'page', operator: 'startsWith', value: 'https://example.com/apply' },
		{ field: 'field-7', operator: 'isAny', value: [ 'VIC', 'a:b' ] },
		{ field: 'field-2', operator: 'contains', value: '50%: "yes"' },
		{ field: 'field-4', operator: 'greaterThanOrEqual', value: '1000' },
	],
	sort: { field: 'id', direction: 'asc' },
	page: 4,
};

describe( 'the address of the list', () => {
	it( 'names every part of what is looked at, and is read as it was written', () => {
		expect( listStateAt( addressOf( SCREEN, full ) ) ).toEqual( full );
	} );

	it( 'says nothing of what goes without saying', () => {
		expect( addressOf( SCREEN, START ) ).toBe( SCREEN );
		expect( listStateAt( SCREEN ) ).toEqual( START );
	} );

	it.each( [
		[ 'on', '2026-02-03', { from: '2026-02-03', until: '2026-02-03' } ],
		[ 'afterInc', '2026-02-03', { from: '2026-02-03' } ],
		[ 'beforeInc', '2026-02-03', { until: '2026-02-03' } ],
	] as const )( 'keeps a date that is filtered by “%s”', ( operator, value, query ) => {
		const filters: Filter[] = [ { field: 'date', operator, value } ];
		expect( queryOf( { ...START, filters } ) ).toEqual( query );
		expect( listStateAt( addressOf( SCREEN, { ...START, filters } ) ).filters ).toEqual(
			filters
		);
	} );

	it( 'leaves out a filter that has no value yet, and answers of no form', () => {
		const filters: Filter[] = [
			{ field: 'date', operator: 'on', value: undefined },
			{ field: 'field-7', operator: 'isAny', value: [ 'VIC' ] },
		];
		expect( queryOf( { ...START, filters } ) ).toEqual( {} );
	} );

	it.each( [ 'form', 'user' ] )(
		'begins as ever where a bookmark sorts by “%s”, which no list does',
		( sort ) => {
			expect( listStateAt( `${ SCREEN }&sort=${ sort }` ) ).toEqual( START );
		}
	);

	it( 'is no harm when somebody wrote nonsense into it', () => {
		const nonsense =
			'&view=attic&form=x&sort=1;drop&order=up&paged=-2&filter[0]=nonsense&filter[1]=7:in:{';
		expect( listStateAt( SCREEN + nonsense ) ).toEqual( {
			...START,
			filters: [ { field: 'field-7', operator: 'isAny', value: [] } ],
		} );
	} );
} );

describe( 'the request', () => {
	it( 'is the address, with what this person’s layout needs beside it', () => {
		const layout: Layout = { perPage: 50, 'columns-3': [ 'date', 'field-7', 'field-2' ] };
		expect( requestOf( { ...START, form: 3 }, layout ) ).toEqual( {
			form: 3,
			per_page: 50,
			columns: '7,2',
		} );
		expect( requestOf( START, layout ) ).toEqual( { per_page: 50 } );
	} );
} );

describe( 'a change in the table', () => {
	const view = viewOf( { ...START, page: 3 }, LAYOUT, 'wide' );

	it( 'turns the page, and begins at the first one after anything else', () => {
		const state = { ...START, page: 3 };
		expect( listStateAfter( { ...view, page: 4 }, state ).page ).toBe( 4 );
		expect( listStateAfter( { ...view, search: 'Jo' }, state ).page ).toBe( 1 );
		expect(
			listStateAfter( { ...view, sort: { field: 'id', direction: 'asc' } }, state )
		).toEqual( {
			...START,
			sort: { field: 'id', direction: 'asc' },
		} );
	} );

	it( 'keeps columns for the form that they were chosen for', () => {
		const changed = layoutAfter(
			{ ...view, fields: [ 'date', 'field-7' ], perPage: 50 },
			LAYOUT,
			3,
			'wide'
		);
		expect( changed ).toEqual( {
			perPage: 50,
			density: 'balanced',
			'columns-3': [ 'date', 'field-7' ],
		} );
		expect( columnsOf( changed, 0, 'wide' ) ).toContain( 'form' );
	} );

	it( 'is cards, which can be chosen too, where there is no room for a table', () => {
		expect( viewOf( START, LAYOUT, 'narrow' ).type ).toBe( 'grid' );
	} );

	it( 'keeps no columns that only the screen chose', () => {
		const medium = viewOf( START, LAYOUT, 'medium' );
		expect( medium.fields ).not.toEqual( view.fields );
		expect(
			layoutAfter( { ...medium, search: 'Jo' }, LAYOUT, 0, 'medium' )
		).not.toHaveProperty( 'columns-0' );
	} );
} );
