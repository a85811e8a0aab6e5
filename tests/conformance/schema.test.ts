/**
 * @jest-environment node
 */
import { readFileSync } from 'fs';
import { join } from 'path';
import Ajv from 'ajv';
import { readCases } from './cases';
import { readLogicCases } from './logic-cases';

const schema = ( name: string ) =>
	JSON.parse(
		readFileSync(
			join( __dirname, '..', '..', 'contract', 'schema', `${ name }.schema.json` ),
			'utf8'
		)
	);

const ajv = new Ajv( { allowUnionTypes: true, keywords: [ 'tsType' ] } );
ajv.addSchema( schema( 'public-definition' ), 'public-definition.schema.json' );
ajv.addSchema( schema( 'definition' ), 'definition.schema.json' );

const wrong = ( name: string, value: unknown ) =>
	ajv.validate( `${ name }.schema.json`, value ) ? [] : ajv.errors;
const cases = [ ...readCases(), ...readLogicCases() ];

it( 'every form that the compiler makes is as its schema says', () => {
	expect( cases.flatMap( ( { stored } ) => wrong( 'definition', stored ) ) ).toEqual( [] );
} );

it( 'every form that leaves the server is as its schema says', () => {
	expect(
		cases.flatMap( ( { definition } ) => wrong( 'public-definition', definition ) )
	).toEqual( [] );
} );

it( 'the block that forms keep fields in knows every setting, so that the editor drops none', () => {
	const { attributes } = JSON.parse(
		readFileSync( join( __dirname, '..', '..', 'blocks', 'field', 'block.json' ), 'utf8' )
	);
	expect( Object.keys( attributes ) ).toEqual(
		expect.arrayContaining( schema( 'kind' ).properties.settings.items.enum )
	);
} );
