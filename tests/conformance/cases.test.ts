/**
 * @jest-environment node
 */
import { readAnswers, resolveLogic, validateForm } from '../../src/forms';
import './whole-engine';
import { formDataOf, readCases } from './cases';

describe( 'answers are judged as the contract says', () => {
	it.each( readCases().map( ( one ) => [ one.name, one ] as const ) )(
		'%s',
		( _name, { case: expected, definition, raw } ) => {
			const answers = readAnswers( definition, formDataOf( raw, definition ) );

			const found = validateForm( definition, resolveLogic( definition, answers ) );

			expect( found[ 1 ]?.message ?? null ).toBe( expected.valid ? null : expected.message );
			expect( found[ 1 ]?.inputs ?? {} ).toEqual( expected.inputs ?? {} );
			expect( answers[ 1 ] ).toEqual( expected.answer ?? answers[ 1 ] );
		}
	);
} );
