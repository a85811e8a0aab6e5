import { Button, DropdownMenu, Flex, FlexBlock, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { FocusTarget } from '../../../builder/focus-target';
import type { Item } from '../settings/types';
import { isOn } from './list';
import { SettingProblems } from './setting-problems';

interface Action {
	title: string;
	onClick: () => void;
	isDisabled?: boolean;
}

interface Props {
	/** Name of the list's setting in problems. */
	list: 'confirmations' | 'notifications';
	item: Item;
	/** One-line summary of the item. */
	summary: string;
	onOpen: () => void;
	/** Absent for an item that is always on. */
	onToggle?: ( isActive: boolean ) => void;
	actions: Action[];
}

/** Row for one item of a list beside the editor: its summary, a toggle, and its actions. */
export const ItemRow = ( { actions, item, list, onOpen, onToggle, summary }: Props ) => {
	const name = item.name || __( 'Without a name', 'atoll' );
	return (
		<li className="atoll-form-items__item">
			<FocusTarget setting={ `${ list }.${ item.id }` }>
				<Flex align="flex-start" gap={ 1 }>
					<FlexBlock>
						<Button
							variant="link"
							className="atoll-form-items__name"
							onClick={ onOpen }
						>
							{ name }
						</Button>
						<p className="atoll-form-items__summary">{ summary }</p>
					</FlexBlock>
					{ onToggle && (
						<ToggleControl
							/* translators: %s: name of a notification or confirmation. */
							label={ sprintf( __( '%s is on', 'atoll' ), name ) }
							className="atoll-form-items__toggle"
							checked={ isOn( item ) }
							onChange={ onToggle }
						/>
					) }
					<DropdownMenu
						icon={ moreVertical }
						/* translators: %s: name of a notification or confirmation. */
						label={ sprintf( __( 'Options of %s', 'atoll' ), name ) }
						toggleProps={ { size: 'small' } }
						controls={ actions }
					/>
				</Flex>
			</FocusTarget>
			<SettingProblems setting={ `${ list }.${ item.id }` } />
		</li>
	);
};
