import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as notices } from '@wordpress/notices';
import { inserted } from '../../../builder/fields/settings/lists/lists';
import { undoSnackbar } from '../../undo-snackbar';
import type { Item } from '../settings/types';
import { newId, replaced, without } from './list';

/** Sets a list, or computes it from the current one. */
export type SetItems< One extends Item > = (
	items: One[] | ( ( present?: One[] ) => One[] )
) => void;

/** Hook with the actions on a list of confirmations or notifications, and with the one that is open. */
export const useItems = < One extends Item >( items: One[], set: SetItems< One > ) => {
	const { createSuccessNotice } = useDispatch( notices );
	const [ openId, open ] = useState< string >();
	const addButton = useRef< HTMLButtonElement >( null );

	const add = ( item: One ) => {
		set( [ ...items, item ] );
		open( item.id );
	};

	const duplicate = ( item: One ) => {
		/* translators: %s: name of a notification or confirmation. */
		const name: string = sprintf( __( '%s (copy)', 'atoll' ), item.name ?? '' );
		set( inserted( items, items.indexOf( item ) + 1, { ...item, id: newId(), name } ) );
	};

	const remove = ( item: One ) => {
		const index = items.indexOf( item );
		const restore = () =>
			set( ( present = [] ) =>
				// The editor's own undo may have been used first.
				present.some( ( { id } ) => id === item.id )
					? present
					: inserted( present, index, item )
			);
		set( without( items, item.id ) );
		// The focused button was removed.
		addButton.current?.focus();
		/* translators: %s: name of a notification or confirmation. */
		const words = sprintf( __( '“%s” was deleted.', 'atoll' ), item.name ?? '' );
		createSuccessNotice( words, undoSnackbar( restore ) );
	};

	return {
		opened: items.find( ( { id } ) => id === openId ),
		open,
		close: () => open( undefined ),
		/** Ref of the button below the list, which gets the focus after an item is deleted. */
		addButton,
		add,
		duplicate,
		remove,
		change: ( item: One ) => set( replaced( items, item ) ),
	};
};
