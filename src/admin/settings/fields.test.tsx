import { fireEvent, render, screen } from '@testing-library/react';
import type { SettingsValues } from '../../api/admin/settings';
import type { Settings } from '../../contract/settings';
import { Fields } from './fields';

jest.mock( '@wordpress/core-data', () => ( {
	store: {},
	useEntityRecord: () => ( {} ),
	useEntityRecords: () => ( {} ),
} ) );

const renderFields = (
	settings: Settings,
	values: SettingsValues,
	problems: Record< string, string > = {}
) => {
	const onChange = jest.fn();
	render( <Fields { ...{ settings, values, problems, onChange } } /> );
	return onChange;
};

it( 'makes a control of each kind from the data alone, and says what it was changed to', () => {
	const onChange = renderFields(
		{
			name: { type: 'string', title: 'Name' },
			shown: { type: 'boolean', title: 'Shown' },
			size: {
				type: 'integer',
				control: 'select',
				title: 'Size',
				choices: [ 1, 2, 3, 4 ].map( ( value ) => ( { value, text: `Size ${ value }` } ) ),
			},
		},
		{ name: 'Jo', shown: false, size: 2 }
	);
	fireEvent.change( screen.getByLabelText( 'Name' ), { target: { value: 'Joan' } } );
	fireEvent.click( screen.getByLabelText( 'Shown' ) );
	fireEvent.change( screen.getByLabelText( 'Size' ), { target: { value: '4' } } );
	expect( onChange.mock.calls.map( ( call ) => call.slice( 0, 2 ) ) ).toEqual( [
		[ 'name', 'Joan' ],
		[ 'shown', true ],
		[ 'size', 4 ],
	] );
} );

it( 'says what is wrong at the control, also to those who hear it', () => {
	renderFields(
		{ abn: { type: 'string', title: 'ABN' } },
		{ abn: '12' },
		{ abn: 'Eleven digits.' }
	);
	const input = screen.getByLabelText( 'ABN' );
	expect( input ).toBeInvalid();
	expect( input ).toHaveAccessibleDescription( 'Eleven digits.' );
} );

it( 'adds to a list with the defaults, and says where an entry is wrong', () => {
	const settings: Settings = {
		links: {
			type: 'list',
			title: 'Links',
			settings: { url: { type: 'string', control: 'url', title: 'Address', default: '/' } },
		},
	};
	const onChange = renderFields(
		settings,
		{ links: [ { url: 'x y' } ] },
		{ 'links.0.url': 'No.' }
	);
	expect( screen.getByLabelText( 'Address' ) ).toHaveAccessibleDescription( 'No.' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
	expect( onChange ).toHaveBeenCalledWith( 'links', [ { url: 'x y' }, { url: '/' } ] );
	expect( screen.getByRole( 'button', { name: 'Move item 1 up' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'never shows a secret, and puts another in its place only when asked', () => {
	const settings: Settings = { key: { type: 'string', control: 'secret', title: 'Key' } };
	const onChange = renderFields( settings, { key: { isSet: true } } );
	expect( screen.queryByLabelText( 'Key' ) ).not.toBeInTheDocument();
	fireEvent.click( screen.getByRole( 'button', { name: 'Replace or remove Key' } ) );
	expect( onChange ).toHaveBeenCalledWith( 'key', '' );
} );

it( 'opens the panel in which something is wrong', () => {
	const settings: Settings = {
		colours: {
			type: 'object',
			control: 'panel',
			title: 'Colours',
			settings: { paper: { type: 'string', title: 'Page' } },
		},
	};
	renderFields( settings, { colours: { paper: 'x' } }, { 'colours.paper': 'No colour.' } );
	expect( screen.getByLabelText( 'Page' ) ).toHaveAccessibleDescription( 'No colour.' );
} );
