/**
 * @jest-environment node
 */
import { readAnswers, settle, validateForm } from '../../src/forms';
import { formDataOf } from './cases';
import { readLogicCases } from './logic-cases';

describe( 'logic works as the contract says', () => {
	it.each( readLogicCases().map( ( one ) => [ one.name, one ] as const ) )(
		'%s',
		( _name, { case: expected, definition, raw } ) => {
			const settled = settle(
				definition,
				readAnswers( definition, formDataOf( raw, definition ) )
			);
			const {
				hidden = [],
				hiddenNext = [],
				hiddenPages = [],
				hidesSubmit = false,
			} = expected;

			expect( [ ...settled.hiddenFields ].sort() ).toEqual( hidden );
			expect( [ ...settled.hiddenNext ] ).toEqual( hiddenNext );
			expect( settled.hidesSubmit ).toBe( hidesSubmit );
			expect( [ ...settled.hiddenPages ] ).toEqual( hiddenPages );
			expect( settled.answers ).toMatchObject( expected.values ?? {} );
			if ( expected.messages ) {
				const verdicts = Object.entries( validateForm( definition, settled ) );
				expect(
					Object.fromEntries( verdicts.map( ( [ id, { message } ] ) => [ id, message ] ) )
				).toEqual( { ...expected.messages } );
			}
		}
	);
} );
