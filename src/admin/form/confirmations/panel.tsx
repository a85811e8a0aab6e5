import { Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFormFields } from '../../../builder/fields/use-form-fields';
import { FormPanel } from '../../../builder/form-panel';
import { ItemRow } from '../items/item-row';
import { moved } from '../items/list';
import { useItems } from '../items/use-items';
import type { Confirmation } from '../settings/types';
import { useFormSetting } from '../settings/use-form-setting';
import { ConfirmationDialog } from './dialog';
import { newConfirmation, withDefault } from './new';
import { summaryOf } from './summary';

const Confirmations = () => {
	const fields = useFormFields();
	const [ stored = [], set ] = useFormSetting( 'confirmations' );
	const confirmations = withDefault( stored );
	const items = useItems( confirmations, set );
	const move = ( { id }: Confirmation, by: -1 | 1 ) => ( {
		title: by < 0 ? __( 'Move up', 'atoll' ) : __( 'Move down', 'atoll' ),
		isDisabled: moved( confirmations, id, by ) === confirmations,
		onClick: () => set( moved( confirmations, id, by ) ),
	} );
	const actionsOf = ( confirmation: Confirmation ) => [
		{ title: __( 'Edit', 'atoll' ), onClick: () => items.open( confirmation.id ) },
		...( confirmation.isDefault
			? []
			: [
					move( confirmation, -1 ),
					move( confirmation, 1 ),
					{
						title: __( 'Duplicate', 'atoll' ),
						onClick: () => items.duplicate( confirmation ),
					},
					{
						title: __( 'Delete', 'atoll' ),
						onClick: () => items.remove( confirmation ),
					},
				] ),
	];

	return (
		<>
			<Flex direction="column" gap={ 3 }>
				<ul className="atoll-form-items">
					{ confirmations.map( ( confirmation ) => (
						<ItemRow
							key={ confirmation.id }
							list="confirmations"
							item={ confirmation }
							summary={ summaryOf( confirmation ) }
							onOpen={ () => items.open( confirmation.id ) }
							onToggle={
								confirmation.isDefault
									? undefined
									: ( isActive ) => items.change( { ...confirmation, isActive } )
							}
							actions={ actionsOf( confirmation ) }
						/>
					) ) }
				</ul>
				<Button
					__next40pxDefaultSize
					ref={ items.addButton }
					variant="secondary"
					className="atoll-form-add"
					onClick={ () => items.add( newConfirmation() ) }
				>
					{ __( 'Add one for certain answers', 'atoll' ) }
				</Button>
			</Flex>
			{ items.opened && (
				<ConfirmationDialog
					key={ items.opened.id }
					confirmation={ items.opened }
					fields={ fields }
					onChange={ items.change }
					onClose={ items.close }
				/>
			) }
		</>
	);
};

const SETTINGS = [ 'confirmations' ];

/** What people get once they have sent the form. */
export const ConfirmationsPanel = () => (
	<FormPanel
		name="atoll-form-confirmations"
		title={ __( 'Confirmations', 'atoll' ) }
		settings={ SETTINGS }
	>
		<Confirmations />
	</FormPanel>
);
