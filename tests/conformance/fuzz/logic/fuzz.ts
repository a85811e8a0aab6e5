import type {
	ConditionalLogic,
	PublicDefinition,
} from '../../../../src/contract/public-definition';
import {
	readAnswers,
	resolveLogic,
	validateForm,
	type Answers,
	type ResolvedAnswers,
} from '../../../../src/forms';
import '../../whole-engine';
import { formDataOf } from '../../cases';
import { startScript } from '../php-engine';
import { Random } from '../random';
import { anyLogicAnswers, type LogicRaw } from './answers';
import { anyLogicForm, type LogicForm } from './forms';
import { contradiction } from './sound';

const BATCH = 250;

interface Pair {
	source: LogicForm;
	/** The same form with its fields and rules in another order. */
	shuffled: LogicForm;
	raw: LogicRaw;
}

interface Told {
	hidden: number[];
	hiddenPages: number[];
	hiddenNext: number[];
	hidesSubmit: boolean;
	values: Answers;
	wrong: number[];
}

interface Found {
	definition: PublicDefinition;
	resolved: Told;
	shuffled: Told;
}

export interface LogicReport {
	seed: number;
	pairs: number;
	perSecond: number;
	/** How often forms hid something, had circles, calculated something. */
	outcomes: Record< string, number >;
	differences: number;
	smallest: { pair: Pair; what: string } | null;
}

const inAnyOrder = < Item >( random: Random, items: Item[] ) =>
	items
		.map( ( item ) => [ random.next(), item ] as const )
		.sort( ( [ one ], [ other ] ) => one - other )
		.map( ( [ , item ] ) => item );

const shuffle = ( random: Random, form: LogicForm ): LogicForm => ( {
	...form,
	fields: inAnyOrder( random, form.fields ).map( ( field ) => {
		const logic = field.conditionalLogic as ConditionalLogic | undefined;
		return logic
			? { ...field, conditionalLogic: { ...logic, rules: inAnyOrder( random, logic.rules ) } }
			: field;
	} ),
} );

const told = ( definition: PublicDefinition, resolved: ResolvedAnswers ): Told => {
	const verdicts = validateForm( definition, resolved );
	return {
		hidden: [ ...resolved.hiddenFields ].sort( ( one, other ) => one - other ),
		hiddenPages: [ ...resolved.hiddenPages ],
		hiddenNext: [ ...resolved.hiddenNext ],
		hidesSubmit: resolved.hidesSubmit,
		values: resolved.answers,
		wrong: definition.fields.map( ( { id } ) => id ).filter( ( id ) => id in verdicts ),
	};
};

/** Values of parts by input, in one order: PHP writes an empty map as an empty list. */
const canonical = ( value: unknown ): unknown =>
	value && typeof value === 'object' && Object.keys( value ).length === 0 ? [] : value;

const differenceOf = ( ours: Told, theirs: Told ): string | null => {
	for ( const name of [
		'hidden',
		'hiddenPages',
		'hiddenNext',
		'hidesSubmit',
		'wrong',
	] as const ) {
		const [ one, other ] = [ ours, theirs ].map( ( side ) =>
			JSON.stringify(
				Array.isArray( side[ name ] )
					? [ ...( side[ name ] as number[] ) ].sort()
					: side[ name ]
			)
		);
		if ( one !== other ) {
			return `${ name }: ${ one } and ${ other }`;
		}
	}
	for ( const id of Object.keys( theirs.values ).map( Number ) ) {
		const [ one, other ] = [ ours, theirs ].map( ( side ) =>
			JSON.stringify( canonical( side.values[ id ] ) )
		);
		if ( one !== other ) {
			return `value of field ${ id }: ${ one } and ${ other }`;
		}
	}
	return null;
};

/** What is wrong with a resolved form: between the languages, between two orders of its fields, or in itself. */
const wrongWith = ( { definition, resolved, shuffled }: Found, { raw }: Pair ): string | null => {
	const ours = resolveLogic(
		definition,
		readAnswers( definition, formDataOf( raw, definition ) )
	);
	const across = differenceOf( told( definition, ours ), resolved );
	const order = differenceOf( shuffled, resolved );
	return (
		( across && `TypeScript and PHP: ${ across }` ) ??
		( order && `in two orders: ${ order }` ) ??
		contradiction( definition, ours )
	);
};

const outcomesOf = ( { definition, resolved }: Found ): string[] => [
	resolved.hidden.length > 0 ? 'hides fields' : 'shows all fields',
	...( resolved.hiddenPages.length > 0 ? [ 'hides pages' ] : [] ),
	...( resolved.hiddenNext.length > 0 ? [ 'hides a next button' ] : [] ),
	...( resolved.hidesSubmit ? [ 'hides the send button' ] : [] ),
	...( definition.order.some( ( group ) => group.length > 1 ) ? [ 'has a circle' ] : [] ),
	...definition.fields
		.filter( ( { calculation } ) => calculation )
		.map( ( { id } ) => ( resolved.values[ id ] === '' ? 'makes nothing' : 'makes a result' ) ),
];

/** Resolves random forms in both languages, and in another order. The same seed makes the same pairs. */
export const fuzzLogic = async ( {
	pairs,
	seed,
}: {
	pairs: number;
	seed: number;
} ): Promise< LogicReport > => {
	const random = new Random( seed );
	const php = startScript< Pair, Found >( 'logic/judge.php' );
	const outcomes: LogicReport[ 'outcomes' ] = {};
	const found: Array< { pair: Pair; what: string } > = [];
	const start = performance.now();
	const make = ( made: number ): Pair[] =>
		random.many( Math.min( BATCH, pairs - made ), () => {
			const source = anyLogicForm( random );
			return {
				source,
				shuffled: shuffle( random, source ),
				raw: anyLogicAnswers( random, source ),
			};
		} );

	try {
		for ( let made = 0, batch = make( 0 ); batch.length > 0; ) {
			const judging = php.judge( batch );
			made += batch.length;
			const next = make( made ); // While PHP is at work.
			( await judging ).forEach( ( judgement, index ) => {
				const pair = batch[ index ] as Pair;
				const what = wrongWith( judgement, pair );
				if ( what ) {
					found.push( { pair, what } );
				}
				outcomesOf( judgement ).forEach( ( name ) => {
					outcomes[ name ] = ( outcomes[ name ] ?? 0 ) + 1;
				} );
			} );
			batch = next;
		}
		const size = ( { pair }: { pair: Pair } ) => JSON.stringify( pair ).length;
		return {
			seed,
			pairs,
			perSecond: Math.round( ( pairs * 1000 ) / ( performance.now() - start ) ),
			outcomes,
			differences: found.length,
			smallest: found.sort( ( one, other ) => size( one ) - size( other ) )[ 0 ] ?? null,
		};
	} finally {
		php.stop();
	}
};
