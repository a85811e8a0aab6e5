import { __, sprintf } from '@wordpress/i18n';
import type { Block } from '../form-blocks';
import { nameOf } from '../logic/sources';
import type { Page } from '../pages/page';
import { refersTo } from './refers-to';

interface NamedItem {
	name?: string;
}

/** Settings of the form that may refer to fields. */
export interface ReferringSettings {
	notifications?: NamedItem[];
	confirmations?: NamedItem[];
	pageList?: Page[];
}

type Ids = ReadonlySet< number >;

const fieldDependents = ( attributes: Record< string, unknown >, ids: Ids ): string[] => {
	const question = nameOf( {
		id: Number( attributes.id ?? 0 ),
		label: String( attributes.label ?? '' ),
	} );
	const { calculationFormula, conditionalLogic, sectionLogic } = attributes;
	return [
		...( refersTo( [ conditionalLogic, sectionLogic ], ids )
			? /* translators: %s: a question. */
				[ sprintf( __( 'The condition of “%s”', 'atoll' ), question ) ]
			: [] ),
		...( refersTo( calculationFormula, ids )
			? /* translators: %s: a question. */
				[ sprintf( __( 'The formula of “%s”', 'atoll' ), question ) ]
			: [] ),
	];
};

const pageDependents = ( { conditionalLogic, next }: Page, number: number, ids: Ids ): string[] => [
	...( refersTo( conditionalLogic, ids )
		? /* translators: %d: number of a page of a form. */
			[ sprintf( __( 'The condition of page %d', 'atoll' ), number ) ]
		: [] ),
	...( refersTo( next, ids )
		? /* translators: %d: number of a page of a form. */
			[ sprintf( __( 'The button that leads on from page %d', 'atoll' ), number ) ]
		: [] ),
];

const blockDependents = ( blocks: Block[], ids: Ids ): string[] => {
	let page = 1;
	return blocks.flatMap( ( { attributes, name } ) =>
		name === 'atoll/page-break'
			? pageDependents( attributes as Page, ++page, ids )
			: fieldDependents( attributes, ids )
	);
};

/**
 * Returns descriptions of everything that stops working as intended once blocks are removed; empty if nothing depends
 * on them.
 *
 * @param removed  Client ids of the removed blocks.
 * @param blocks   Blocks of the whole form.
 * @param settings Settings of the form.
 */
export const dependentsOf = (
	removed: string[],
	blocks: Block[],
	settings: ReferringSettings
): string[] => {
	const isRemoved = ( { clientId }: Block ) => removed.includes( clientId );
	const ids = new Set(
		blocks.filter( isRemoved ).map( ( { attributes } ) => Number( attributes.id ?? 0 ) )
	);
	ids.delete( 0 );
	const { confirmations = [], notifications = [], pageList = [] } = settings;
	const namesOf = ( items: NamedItem[] ) =>
		items.filter( ( item ) => refersTo( item, ids ) ).map( ( { name = '' } ) => name );
	return [
		...pageDependents( pageList[ 0 ] ?? {}, 1, ids ),
		...blockDependents(
			// A page break that is removed too still counts for the page numbers.
			blocks.map( ( block ) =>
				isRemoved( block ) ? { ...block, attributes: {} } : block
			),
			ids
		),
		...namesOf( notifications ).map( ( name ) =>
			/* translators: %s: name of a notification. */
			sprintf( __( 'The notification “%s”', 'atoll' ), name )
		),
		...namesOf( confirmations ).map( ( name ) =>
			/* translators: %s: name of a confirmation. */
			sprintf( __( 'The confirmation “%s”', 'atoll' ), name )
		),
	];
};
