import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { flatten, formBlocks, type Block } from '../../form-blocks';
import { newIds, newHistory, type IdHistory, type NumberedField } from './field-ids';
import { withNewIds } from './references';

const fieldsOf = ( blocks: Block[] ): NumberedField[] =>
	blocks.flatMap( ( { attributes: { id, kind, label }, clientId, innerBlocks, name } ) =>
		name === 'atoll/field' ? [ { clientId, id, kind, label } ] : fieldsOf( innerBlocks )
	);

/** Gives each field an id of its own, also in conditions and formulas pasted with it, in the same step of undo. */
export const useFieldIds = (): void => {
	const { blocks, isRestored, next } = useSelect(
		( select ) => ( {
			blocks: formBlocks( select ),
			// What comes from the post is no step of undo: it is one already, or none is wanted.
			isRestored: ! select( blockEditor ).isLastBlockChangePersistent(),
			next: Number( select( editor ).getCurrentPostAttribute( 'nextFieldId' ) ?? 1 ),
		} ),
		[]
	);
	const { __unstableMarkNextChangeAsNotPersistent, updateBlockAttributes } =
		useDispatch( blockEditor );
	const history = useRef< IdHistory >();
	const seenIds = useRef< ReadonlySet< string > >( new Set() );

	useLayoutEffect( () => {
		const previous = history.current ?? newHistory( next );
		const {
			assigned,
			history: nextHistory,
			isForeign,
		} = newIds(
			fieldsOf( blocks ),
			{ ...previous, next: Math.max( previous.next, next ) },
			isRestored || history.current === undefined
		);
		history.current = nextHistory;
		const allBlocks = flatten( blocks );
		const ids = new Map(
			allBlocks
				.filter(
					( { clientId } ) =>
						assigned.has( clientId ) || ! seenIds.current.has( clientId )
				)
				.map( ( { attributes: { id = 0 }, clientId } ) => [
					id,
					assigned.get( clientId ) ?? id,
				] )
		);
		for ( const { attributes, clientId } of assigned.size > 0 ? allBlocks : [] ) {
			const id = assigned.get( clientId );
			const changes = {
				...( seenIds.current.has( clientId )
					? {}
					: withNewIds( attributes, { ids, isForeign } ) ),
				...( id && { id } ),
			};
			if ( Object.keys( changes ).length > 0 ) {
				__unstableMarkNextChangeAsNotPersistent();
				updateBlockAttributes( [ clientId ], changes );
			}
		}
		seenIds.current = new Set( allBlocks.map( ( { clientId } ) => clientId ) );
	}, [
		__unstableMarkNextChangeAsNotPersistent,
		blocks,
		isRestored,
		next,
		updateBlockAttributes,
	] );
};
