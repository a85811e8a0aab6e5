import { Button, Dropdown } from '@wordpress/components';
import { caution } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface Props {
	/** Short label; only the icon is visible if there is no room. */
	label: string;
	/** Whether the problem prevents saving. */
	isDestructive?: boolean;
	children: ( close: () => void ) => ReactNode;
}

/** Button in the top bar that opens an explanation about saving. */
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
