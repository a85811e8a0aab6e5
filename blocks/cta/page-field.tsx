import { LinkControl, type LinkValue } from '@wordpress/block-editor';
import { BaseControl, Button, Dropdown } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	label: string;
	help?: string;
	/** Without `opensInNewTab`, the option is not offered. */
	value: LinkValue;
	onChange( value: LinkValue ): void;
}

/** Chooses a page or another URL, with a button that shows the current choice. */
export function PageField( { label, help, value, onChange }: Props ) {
	const chosen = value.url || __( 'Choose a page', 'atoll' );
	return (
		<BaseControl help={ help }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<Dropdown
				className="atoll-page-field"
				popoverProps={ { placement: 'bottom-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						aria-label={ `${ label }: ${ chosen }` }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						onClick={ onToggle }
					>
						{ chosen }
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<LinkControl
						value={ value }
						settings={ value.opensInNewTab === undefined ? [] : undefined }
						onChange={ onChange }
						onRemove={ () => {
							onChange( {} );
							onClose();
						} }
					/>
				) }
			/>
		</BaseControl>
	);
}
