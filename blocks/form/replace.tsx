import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { CloseOnEscape } from '../forms/close-on-escape';
import { FormPicker } from '../forms/form-picker';

/** The toolbar button to choose another form. */
export const Replace = ( { onChange, ...picker }: ComponentProps< typeof FormPicker > ) => (
	<BlockControls group="other">
		<ToolbarGroup>
			<Dropdown
				popoverProps={ { placement: 'bottom-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<ToolbarButton
						onClick={ onToggle }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
					>
						{ __( 'Replace', 'atoll' ) }
					</ToolbarButton>
				) }
				renderContent={ ( { onClose } ) => (
					<CloseOnEscape onClose={ onClose }>
						<div className="atoll-form-replace">
							<FormPicker
								{ ...picker }
								onChange={ ( number ) => {
									onChange( number );
									onClose();
								} }
							/>
						</div>
					</CloseOnEscape>
				) }
			/>
		</ToolbarGroup>
	</BlockControls>
);
