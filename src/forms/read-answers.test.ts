import type { PublicDefinition, PublicField } from '../contract/public-definition';
import { readAnswers } from './read-answers';

const field = ( id: number, shape: PublicField[ 'shape' ] ): PublicField => ( {
	id,
	shape,
	kind: 'text',
	page: 0,
	label: '',
	required: false,
	inputs: [],
	rules: [],
	messages: {},
	delay: 400,
} );

const read = ( form: string ) => {
	document.body.innerHTML = `<form>${ form }</form>`;
	const definition = { fields: [ field( 1, 'text' ), field( 2, 'none' ) ] };
	return readAnswers(
		definition as PublicDefinition,
		new FormData( document.forms[ 0 ] as HTMLFormElement )
	);
};

it( 'reads what the inputs of a form hold', () => {
	expect( read( '<textarea name="input_1">\n\n a\nb </textarea>' ) ).toEqual( {
		1: '\n a\nb ',
		2: '',
	} );
} );

it( 'reads nothing from a disabled input, as the browser sends nothing', () => {
	expect( read( '<input name="input_1" value="a" disabled>' ) ).toEqual( { 1: '', 2: '' } );
} );

it( 'takes no file for a text', () => {
	expect( read( '<input type="file" name="input_1">' ) ).toEqual( { 1: '', 2: '' } );
} );

it( 'ignores inputs that no field has, and what is sent for a field that has no answer', () => {
	expect( read( '<input name="input_2" value="a"><input name="other" value="b">' ) ).toEqual( {
		1: '',
		2: '',
	} );
} );
