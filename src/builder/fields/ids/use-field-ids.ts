import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { flatten, formBlocks, type Block } from '../../form-blocks';
import type { FieldAttributes } from '../attributes';
import { foreignBreaks, withConditionsOf } from './break-conditions';
import { newIds, newHistory, type IdHistory, type NumberedField } from './field-ids';
import { withNewIds } from './references';

const fieldsOf = ( blocks: Block[] ): NumberedField[] =>
	blocks.flatMap( ( { attributes: { id, kind, label }, clientId, innerBlocks, name } ) =>
		name === 'atoll/field' ? [ { clientId, id, kind, label } ] : fieldsOf( innerBlocks )
	);

type Changes = [ clientId: string, attributes: FieldAttributes ][];

/** Returns new ids, and the conditions and formulas that change in blocks inserted with the fields. */
const changesOfFields = (
	blocks: Block[],
	newBlocks: Block[],
	{ assigned, isForeign }: Pick< ReturnType< typeof newIds >, 'assigned' | 'isForeign' >
): Changes => {
	const ids = new Map(
		blocks
			.filter( ( block ) => assigned.has( block.clientId ) || newBlocks.includes( block ) )
			.map( ( { attributes: { id = 0 }, clientId } ) => [
				id,
				assigned.get( clientId ) ?? id,
			] )
	);
	return ( assigned.size > 0 ? blocks : [] ).map( ( block ) => {
		const id = assigned.get( block.clientId );
		return [
			block.clientId,
			{
				...( newBlocks.includes( block )
					? withNewIds( block.attributes, { ids, isForeign } )
					: {} ),
				...( id && { id } ),
			},
		];
	} );
};

/** Returns changes for page breaks that ask about fields which were not pasted with them. */
const changesOfForeign = ( breaks: Block[] ): Changes =>
	breaks.map( ( { attributes, clientId } ) => [
		clientId,
		withNewIds( attributes, { ids: new Map(), isForeign: true } ),
	] );

/** Hook that gives each field a unique id, and updates pasted conditions and formulas in the same undo step. */
export const useFieldIds = (): void => {
	const { blocks, isRestored, next } = useSelect(
		( select ) => ( {
			blocks: formBlocks( select ),
			// A change that comes from the post is not an undo step: either it already is one, or none is wanted.
			isRestored: ! select( blockEditor ).isLastBlockChangePersistent(),
			next: Number( select( editor ).getCurrentPostAttribute( 'nextFieldId' ) ?? 1 ),
		} ),
		[]
	);
	const { __unstableMarkNextChangeAsNotPersistent, updateBlockAttributes } =
		useDispatch( blockEditor );
	const history = useRef< IdHistory >();
	const seenIds = useRef< ReadonlySet< string > >( new Set() );
	const breakConditions = useRef< ReadonlySet< string > >( new Set() );

	useLayoutEffect( () => {
		const previous = history.current ?? newHistory( next );
		const isKept = isRestored || history.current === undefined;
		const found = newIds(
			fieldsOf( blocks ),
			{ ...previous, next: Math.max( previous.next, next ) },
			isKept
		);
		history.current = found.history;
		const allBlocks = flatten( blocks );
		const newBlocks = allBlocks.filter( ( { clientId } ) => ! seenIds.current.has( clientId ) );
		const foreign = isKept ? [] : foreignBreaks( newBlocks, breakConditions.current );
		for ( const [ clientId, changes ] of [
			...changesOfFields( allBlocks, newBlocks, found ),
			...changesOfForeign( foreign ),
		] ) {
			if ( Object.keys( changes ).length > 0 ) {
				__unstableMarkNextChangeAsNotPersistent();
				updateBlockAttributes( [ clientId ], changes );
			}
		}
		if ( ! found.isForeign && foreign.length === 0 ) {
			// Otherwise the blocks inserted with the breaks change first, which triggers another check.
			breakConditions.current = withConditionsOf( breakConditions.current, allBlocks );
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
