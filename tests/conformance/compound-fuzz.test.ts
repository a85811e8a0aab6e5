/**
 * @jest-environment node
 */
import { readAnswers, settle, validateForm } from '../../src/forms';
import { formDataOf } from './cases';
import { anyCompoundPair, type CompoundPair } from './fuzz/compound/pairs';
import { startScript, type Judgement } from './fuzz/php-engine';
import { Random } from './fuzz/random';

const PAIRS = 3000;
const SEED = 20269;

/** What TypeScript and PHP say to a pair, in the same form. */
const both = ( { raw }: CompoundPair, php: Judgement ) => {
	const { definition } = php;
	const answers = readAnswers( definition, formDataOf( raw, definition ) );
	const found = validateForm( definition, settle( definition, answers ) );
	const ids = definition.fields.map( ( { id } ) => id );
	return {
		typescript: {
			values: ids.map( ( id ) => answers[ id ] ),
			messages: ids.map( ( id ) => found[ id ]?.message ?? null ),
			inputs: Object.assign( {}, ...ids.map( ( id ) => found[ id ]?.inputs ?? {} ) ),
		},
		php: {
			values: ids.map( ( id ) => php.values[ id ] ),
			messages: ids.map( ( id ) => php.messages[ id ] ?? null ),
			inputs: php.inputs,
		},
	};
};

describe( `${ PAIRS } random names, addresses and lists`, () => {
	const random = new Random( SEED );
	const pairs = random.many( PAIRS, () => anyCompoundPair( random ) );
	let judgements: Judgement[];

	beforeAll( async () => {
		const php = startScript< CompoundPair, Judgement >( 'judge.php' );
		judgements = await php.judge( pairs );
		php.stop();
	}, 120000 );

	it( 'get the same values and messages, part by part, from PHP and from TypeScript', () => {
		const verdicts = pairs.map( ( pair, index ) =>
			both( pair, judgements[ index ] as Judgement )
		);
		const different = verdicts.find(
			( { php, typescript } ) => JSON.stringify( php ) !== JSON.stringify( typescript )
		);

		expect( judgements.map( ( { problem } ) => problem ).filter( Boolean ) ).toEqual( [] );
		expect( different?.typescript ).toEqual( different?.php );
	} );

	it( 'are wrong, right and empty often enough to mean something', () => {
		const verdicts = judgements.flatMap( ( { definition, messages } ) =>
			definition.fields.map(
				( { id, kind } ) => `${ kind } ${ messages[ id ] ? 'wrong' : 'right' }`
			)
		);
		for ( const kind of [ 'name', 'address', 'list' ] ) {
			for ( const outcome of [ 'wrong', 'right' ] ) {
				const count = verdicts.filter( ( one ) => one === `${ kind } ${ outcome }` ).length;
				expect( count ).toBeGreaterThan( 50 );
			}
		}
	} );
} );
