import { render, screen } from '@testing-library/react';
import { Conflict } from './conflict';
import type { EditedGroup } from './store/state';

const text = ( title: string ) => ( { type: 'string', title } ) as const;

const GROUP: EditedGroup = {
	name: 'header',
	title: 'Header',
	description: '',
	links: [],
	settings: {
		bar: {
			type: 'object',
			title: 'Bar',
			settings: { logo: text( 'Logo' ), menu: text( 'Menu' ) },
		},
	},
	values: { bar: { logo: 'image', menu: 'main' } },
	version: 'one',
	edits: { bar: { logo: 'name' } },
	problems: {},
	conflict: null,
};

const show = ( bar: object ) => {
	const newer = { values: { bar }, version: 'two' };
	render( <Conflict group={ { ...GROUP, conflict: { words: 'They were first.', newer } } } /> );
	return screen.getByText( /saving yours/, { ignore: '[aria-live]' } );
};

it( 'names what both changed', () => {
	expect( show( { logo: 'mark', menu: 'other' } ) ).toHaveTextContent( /: Bar: Logo\.$/ );
} );

it( 'says where nothing of theirs is lost', () => {
	expect( show( { logo: 'image', menu: 'other' } ) ).toHaveTextContent( /keeps theirs too\.$/ );
} );
