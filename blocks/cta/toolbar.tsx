import { BlockControls } from '@wordpress/block-editor';
import { Popover, ToolbarButton } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { displayShortcut } from '@wordpress/keycodes';
import type { ComponentProps, ReactNode } from 'react';
import { CloseOnEscape } from '../forms/close-on-escape';
import type { Kind } from './kinds/kind';

interface Props {
	kind: Kind;
	isOpen: boolean;
	onToggle( isOpen: boolean ): void;
	/** The element at which the popover is shown. */
	anchor: ComponentProps< typeof Popover >[ 'anchor' ];
	children: ReactNode;
}

/** The toolbar button for the target, with Ctrl+K as for all links. */
export function DestinationToolbar( { kind, isOpen, onToggle, anchor, children }: Props ) {
	const [ button, setButton ] = useState< HTMLButtonElement | null >( null );
	return (
		<>
			<BlockControls group="block">
				<ToolbarButton
					ref={ setButton }
					icon={ kind.icon }
					label={ kind.heading }
					shortcut={ displayShortcut.primary( 'k' ) }
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ () => onToggle( ! isOpen ) }
				/>
			</BlockControls>
			{ isOpen && (
				<Popover
					placement="bottom-start"
					anchor={ anchor }
					focusOnMount="firstElement"
					onClose={ () => onToggle( false ) }
					onFocusOutside={ ( { nativeEvent } ) =>
						( nativeEvent as FocusEvent ).relatedTarget !== button && onToggle( false )
					}
				>
					<CloseOnEscape onClose={ () => onToggle( false ) }>{ children }</CloseOnEscape>
				</Popover>
			) }
		</>
	);
}
