import { Button, Dropdown } from '@wordpress/components';
import { caution } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface Props {
	/** In a few words; the icon stands for them where there is no room. */
	label: string;
	/** Whether it keeps the form from being saved. */
	isDestructive?: boolean;
	children: ( close: () => void ) => ReactNode;
}

/** A matter of saving, explained where it is opened. */
export const SaveDropdown = ( { children, isDestructive = false, label }: Props ) => (
	<Dropdown
		expandOnMobile
		headerTitle={ label }
		popoverProps={ { placement: 'bottom-end' } }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				size="compact"
				icon={ caution }
				isDestructive={ isDestructive }
				className="atoll-builder-save-problems__toggle"
				aria-expanded={ isOpen }
				aria-label={ label }
				onClick={ onToggle }
			>
				<span className="atoll-builder-save-problems__count">{ label }</span>
			</Button>
		) }
		renderContent={ ( { onClose } ) => (
			<div className="atoll-builder-save-problems__list">{ children( onClose ) }</div>
		) }
	/>
);
