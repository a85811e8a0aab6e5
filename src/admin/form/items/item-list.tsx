import { Button, Flex } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Item } from '../settings/types';
import { ItemRow } from './item-row';
import { moved } from './list';
import { useItems, type SetItems } from './use-items';

interface Props< One extends Item > {
	/** Name of the list's setting in problems. */
	list: 'confirmations' | 'notifications';
	items: One[];
	onChange: SetItems< One >;
	/** Returns a one-line summary of an item. */
	summaryOf: ( item: One ) => string;
	/** Whether an item always exists, is always on and always comes first. */
	isFixed?: ( item: One ) => boolean;
	/** Whether only the first item whose condition is true is used. */
	isOrdered?: boolean;
	addLabel: string;
	createItem: () => One;
	renderDialog: (
		item: One,
		answers: { onChange: ( item: One ) => void; onClose: () => void }
	) => ReactNode;
}

/** List of confirmations or notifications beside the editor, which can be opened, switched off, copied and deleted. */
export const ItemList = < One extends Item >( {
	addLabel,
	createItem,
	isFixed = () => false,
	isOrdered = false,
	items,
	list,
	onChange,
	renderDialog,
	summaryOf,
}: Props< One > ) => {
	const { add, addButton, change, close, duplicate, open, opened, remove } = useItems(
		items,
		onChange
	);
	const move = ( { id }: One, by: -1 | 1 ) => ( {
		title: by < 0 ? __( 'Move up', 'atoll' ) : __( 'Move down', 'atoll' ),
		isDisabled: moved( items, id, by ) === items,
		onClick: () => onChange( moved( items, id, by ) ),
	} );
	const actionsOf = ( item: One ) => [
		{ title: __( 'Edit', 'atoll' ), onClick: () => open( item.id ) },
		...( isFixed( item )
			? []
			: [
					...( isOrdered ? [ move( item, -1 ), move( item, 1 ) ] : [] ),
					{ title: __( 'Duplicate', 'atoll' ), onClick: () => duplicate( item ) },
					{ title: __( 'Delete', 'atoll' ), onClick: () => remove( item ) },
				] ),
	];

	return (
		<>
			<Flex direction="column" gap={ 3 }>
				<ul className="atoll-form-items">
					{ items.map( ( item ) => (
						<ItemRow
							key={ item.id }
							list={ list }
							item={ item }
							summary={ summaryOf( item ) }
							onOpen={ () => open( item.id ) }
							onToggle={
								isFixed( item )
									? undefined
									: ( isActive ) => change( { ...item, isActive } )
							}
							actions={ actionsOf( item ) }
						/>
					) ) }
				</ul>
				<Button
					__next40pxDefaultSize
					ref={ addButton }
					variant="secondary"
					className="atoll-form-add"
					onClick={ () => add( createItem() ) }
				>
					{ addLabel }
				</Button>
			</Flex>
			{ opened && (
				<Fragment key={ opened.id }>
					{ renderDialog( opened, { onChange: change, onClose: close } ) }
				</Fragment>
			) }
		</>
	);
};
