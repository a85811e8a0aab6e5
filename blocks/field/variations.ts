import type { BlockVariation } from '@wordpress/blocks';
import type { EditorData, Kind } from '../../src/builder/editor-data';
import type { FieldAttributes } from '../../src/builder/fields/attributes';
import { DEFAULT_KIND } from '../../src/builder/fields/kinds/default-kind';
import { rankOf } from '../../src/builder/fields/kinds/often-asked';

type DashiconName = Extract< BlockVariation[ 'icon' ], string >;

const variationOf = ( kind: Kind ): BlockVariation< FieldAttributes > => ( {
	name: kind.kind,
	title: kind.title,
	description: kind.description,
	keywords: kind.keywords,
	icon: kind.icon as DashiconName,
	category: `atoll-${ kind.group }`,
	attributes: { kind: kind.kind, ...kind.begins },
	// New fields without a label are shown with the name of their kind.
	example: { attributes: { label: kind.title }, viewportWidth: 420 },
	isActive: [ 'kind' ],
	// Replaces the bare block "Field", which has no kind.
	isDefault: kind.kind === DEFAULT_KIND,
	scope: [ 'inserter' ],
} );

/** Returns a block variation for each kind of field. The inserter keeps their order: most used first. */
export const variations = ( kinds: EditorData[ 'kinds' ] ): BlockVariation< FieldAttributes >[] =>
	Object.values( kinds )
		.sort( ( one, other ) => rankOf( one.kind ) - rankOf( other.kind ) )
		.map( variationOf );
