import { render, screen } from '@testing-library/react';
import type { Kind } from '../editor-data';
import type { FieldAttributes } from './attributes';
import type { Panel } from './panels';
import type { ControlProps } from './settings/control';
import { SettingsPanel } from './settings-panel';

const rendered = jest.fn();

jest.mock( './settings/controls', () => ( {
	CONTROLS: {
		text( { attributes, setting }: ControlProps ) {
			rendered( setting.setting );
			return <button>{ String( attributes[ setting.setting ] ) }</button>;
		},
	},
} ) );

const label = { setting: 'label', control: 'text' };
const placeholder = { setting: 'placeholder', control: 'text' };
const kind = { kind: 'text' } as Kind;
const onChange = () => {};

/** Renders a panel with a new kind object and a new panel object, as each keystroke does. */
const panelOf = ( attributes: FieldAttributes, ...settings: object[] ) => (
	<SettingsPanel
		kind={ { ...kind } }
		attributes={ attributes }
		onChange={ onChange }
		panel={ { panel: 'a', title: 'A', isOpen: true, settings } as Panel }
	/>
);

beforeEach( () => rendered.mockClear() );

it( 'renders no setting anew at a key in the question but the question’s own', () => {
	const { rerender } = render( panelOf( { label: 'N' }, label, placeholder ) );
	rerender( panelOf( { label: 'Na' }, label, placeholder ) );
	expect( rendered.mock.calls.flat() ).toEqual( [ 'label', 'placeholder', 'label' ] );
} );

it( 'shows a change of any other setting, which may hang on it', () => {
	const { container, rerender } = render( panelOf( { label: 'N' }, placeholder ) );
	rerender( panelOf( { label: 'N', placeholder: 'Jo' }, placeholder ) );
	expect( container ).toHaveTextContent( 'Jo' );
	rerender( panelOf( { label: 'N', placeholder: 'Jo', required: true }, placeholder ) );
	expect( rendered ).toHaveBeenCalledTimes( 3 );
} );

it( 'shows a setting that comes in', () => {
	const { container, rerender } = render( panelOf( { placeholder: 'Jo' }, label ) );
	rerender( panelOf( { placeholder: 'Jo' }, label, placeholder ) );
	expect( container ).toHaveTextContent( 'Jo' );
} );

it( 'keeps the keyboard in the panel when the setting that it was in goes', () => {
	const { rerender } = render( panelOf( {}, label, placeholder ) );
	const [ , first, second ] = screen.getAllByRole( 'button' );
	second!.focus();
	rerender( panelOf( {}, label ) );
	expect( screen.getByRole( 'button', { name: 'A' } ) ).toHaveFocus();
	first!.focus();
	rerender( panelOf( {}, label, placeholder ) );
	expect( first ).toHaveFocus();
} );
