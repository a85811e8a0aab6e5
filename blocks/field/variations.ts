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
	// A question that begins without words is drawn with its kind's.
	example: { attributes: { label: kind.title }, viewportWidth: 420 },
	isActive: [ 'kind' ],
	// Stands in for a bare "Field", which nobody could answer.
	isDefault: kind.kind === DEFAULT_KIND,
	scope: [ 'inserter' ],
} );

/** Every kind of field as an entry of the inserter, which keeps their order: what forms ask most first. */
export const variations = ( kinds: EditorData[ 'kinds' ] ): BlockVariation< FieldAttributes >[] =>
	Object.values( kinds )
		.sort( ( one, other ) => rankOf( one.kind ) - rankOf( other.kind ) )
		.map( variationOf );
