import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { newIds, newHistory, type IdHistory, type NumberedField } from './field-ids';
import { withNewIds } from './references';

interface FieldBlock {
	name: string;
	clientId: string;
	attributes: { id?: number; kind?: string } & Record< string, unknown >;
	innerBlocks: FieldBlock[];
}

const fieldsOf = ( blocks: FieldBlock[] ): NumberedField[] =>
	blocks.flatMap( ( { attributes: { id, kind }, clientId, innerBlocks, name } ) =>
		name === 'atoll/field' ? [ { clientId, id, kind } ] : fieldsOf( innerBlocks )
	);

const flat = ( blocks: FieldBlock[] ): FieldBlock[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/** Gives each field an id of its own, and says it to what came along with it, as part of the step of undo that brought the field. */
export const useFieldIds = (): void => {
	const { blocks, next } = useSelect(
		( select ) => ( {
			blocks: select( blockEditor ).getBlocks() as FieldBlock[],
			next: Number(
				( select( editor ).getCurrentPostAttribute as ( name: string ) => unknown )(
					'nextFieldId'
				) ?? 1
			),
		} ),
		[]
	);
	const { __unstableMarkNextChangeAsNotPersistent, updateBlockAttributes } =
		useDispatch( blockEditor );
	const memory = useRef< IdHistory >();
	const seen = useRef< ReadonlySet< string > >( new Set() );

	useLayoutEffect( () => {
		const before = memory.current ?? newHistory( next );
		const { given, memory: now } = newIds( fieldsOf( blocks ), {
			...before,
			next: Math.max( before.next, next ),
		} );
		memory.current = now;
		const all = flat( blocks );
		const ids = new Map(
			all
				.filter( ( { clientId } ) => given.has( clientId ) )
				.map( ( { attributes: { id = 0 }, clientId } ) => [
					id,
					given.get( clientId ) ?? id,
				] )
		);
		for ( const { attributes, clientId } of given.size > 0 ? all : [] ) {
			const id = given.get( clientId );
			const changes = {
				...( seen.current.has( clientId ) ? {} : withNewIds( attributes, ids ) ),
				...( id && { id } ),
			};
			if ( Object.keys( changes ).length > 0 ) {
				__unstableMarkNextChangeAsNotPersistent();
				updateBlockAttributes( [ clientId ], changes );
			}
		}
		seen.current = new Set( all.map( ( { clientId } ) => clientId ) );
	}, [ __unstableMarkNextChangeAsNotPersistent, blocks, next, updateBlockAttributes ] );
};
