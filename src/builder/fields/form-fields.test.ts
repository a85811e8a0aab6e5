import checkbox from '../../../contract/fields/checkbox/kind.json';
import consent from '../../../contract/fields/consent/kind.json';
import name from '../../../contract/fields/name/kind.json';
import quiz from '../../../contract/fields/quiz/kind.json';
import type { EditorData } from '../editor-data';
import type { Block } from '../form-blocks';
import type { ConditionalLogic } from '../logic/types';
import { formFields } from './form-fields';

/** Kinds as `npm run contract` compiles them, with the lists of choices filled in. */
const compiled = {
	...name,
	inputs: name.inputs.map( ( input ) => ( {
		...input,
		choices: input.choices && [ { text: 'Dr', value: 'Dr' } ],
	} ) ),
};
const kinds = { name: compiled, checkbox, consent, quiz } as unknown as EditorData[ 'kinds' ];

const block = ( attributes: Block[ 'attributes' ], blockName = 'atoll/field' ): Block => ( {
	name: blockName,
	attributes,
	clientId: '',
	innerBlocks: [],
} );

it( 'counts boxes as Gravity Forms does: there is no tenth', () => {
	const choices = Array.from( { length: 11 }, ( _, index ) => ( { text: `Box ${ index }` } ) );
	const [ field ] = formFields( [ block( { id: 3, kind: 'checkbox', choices } ) ], kinds );
	expect( field?.inputs.map( ( { id } ) => id ).slice( 7 ) ).toEqual( [
		'3.8',
		'3.9',
		'3.11',
		'3.12',
	] );
	expect( field?.choices[ 0 ] ).toEqual( { text: 'Box 0', value: 'Box 0' } );
} );

it( 'counts boxes by the numbers that their choices came with', () => {
	const choices = [ { text: 'A', number: 3 }, { text: 'B' }, { text: 'C', number: 1 } ];
	const [ field ] = formFields( [ block( { id: 3, kind: 'checkbox', choices } ) ], kinds );
	expect( field?.inputs ).toEqual( [
		{ id: '3.3', label: 'A' },
		{ id: '3.4', label: 'B' },
		{ id: '3.1', label: 'C' },
	] );
	expect( field?.choices[ 0 ] ).toEqual( { text: 'A', value: 'A' } );
} );

it( 'lists the parts that show, by the words they have', () => {
	const inputs = {
		prefix: { hidden: false },
		last: { label: 'Surname' },
		first: { hidden: true },
	};
	const [ field ] = formFields( [ block( { id: 3, kind: 'name', inputs } ) ], kinds );
	expect( field?.inputs.map( ( { id, label } ) => [ id, label ] ) ).toEqual( [
		[ '3.2', 'Prefix' ],
		[ '3.6', 'Surname' ],
	] );
} );

it( 'knows what a kind fixes, and what its settings make of it', () => {
	const blocks = [
		block( { id: 1, kind: 'consent', checkboxLabel: 'At <80%, I <b>agree</b>.' } ),
		block( { id: 2, kind: 'quiz', quizFieldType: 'checkbox' } ),
	];
	const fields = formFields( blocks, kinds );
	expect( fields[ 0 ]?.choices ).toEqual( [ { text: 'At <80%, I agree.', value: '1' } ] );
	expect( fields[ 1 ]?.shape ).toBe( 'choices' );
} );

it( 'names a question by all of its words, which are plain text', () => {
	const label = 'Is it <80% or >90%?';
	const [ field ] = formFields( [ block( { id: 3, kind: 'quiz', label } ) ], kinds );
	expect( field?.label ).toBe( label );
} );

it( 'counts pages, looks into other blocks, and keeps what a page hangs on', () => {
	const logic: ConditionalLogic = { actionType: 'show', logicType: 'all', rules: [] };
	const columns = {
		...block( {}, 'core/columns' ),
		innerBlocks: [ block( { id: 2, kind: 'name' } ) ],
	};
	const fields = formFields(
		[
			block( { id: 1, kind: 'name' } ),
			block( { conditionalLogic: logic }, 'atoll/page-break' ),
			columns,
		],
		kinds
	);
	expect( fields.map( ( { id, page } ) => [ id, page ] ) ).toEqual( [
		[ 1, 0 ],
		[ 2, 1 ],
	] );
	expect( fields[ 1 ]?.conditions ).toEqual( [ logic ] );
} );

it( 'knows that a question hangs on the section that it stood in', () => {
	const sectionLogic: ConditionalLogic = { actionType: 'show', logicType: 'any', rules: [] };
	const [ field ] = formFields( [ block( { id: 1, kind: 'name', sectionLogic } ) ], kinds );
	expect( field?.conditions ).toEqual( [ sectionLogic ] );
} );

it( 'leaves out what is no field yet', () => {
	const blocks = [ block( { kind: 'name' } ), block( { id: 4, kind: 'tint' } ) ];
	expect( formFields( blocks, kinds ) ).toEqual( [] );
} );
