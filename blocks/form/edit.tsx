import { BlockControls, InspectorControls, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Dropdown, PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formState } from '../forms/form';
import { FormPicker } from '../forms/form-picker';
import { useForms } from '../forms/use-forms';
import type { FormAttributes } from './attributes';
import { ChooseForm } from './choose-form';
import { Hint } from './hint';
import { Preview } from './preview';

/** The form as visitors see it, or what it takes to show one. */
export function Edit( { attributes: { formId }, setAttributes }: BlockEditProps< FormAttributes > ) {
	const forms = useForms();
	const state = formState( formId, forms.list );
	const isShown = state === 'open' || state === 'unknown';
	const choose = ( number: number ) => setAttributes( { formId: number } );
	const picker = { forms, value: formId, onChange: choose };

	return (
		<div { ...useBlockProps() }>
			{ state !== 'none' && (
				<BlockControls group="other">
					<ToolbarGroup>
						<Dropdown
							popoverProps={ { placement: 'bottom-start' } }
							renderToggle={ ( { isOpen, onToggle } ) => (
								<ToolbarButton onClick={ onToggle } aria-expanded={ isOpen } aria-haspopup="true">
									{ __( 'Replace', 'atoll' ) }
								</ToolbarButton>
							) }
							renderContent={ ( { onClose } ) => (
								<div className="atoll-form-replace">
									<FormPicker
										{ ...picker }
										onChange={ ( number ) => {
											choose( number );
											onClose();
										} }
									/>
								</div>
							) }
						/>
					</ToolbarGroup>
				</BlockControls>
			) }
			<InspectorControls>
				<PanelBody title={ __( 'Form', 'atoll' ) }>
					<FormPicker { ...picker } />
					<Hint state={ state } />
				</PanelBody>
			</InspectorControls>
			{ isShown ? <Preview formId={ formId } /> : <ChooseForm state={ state } { ...picker } /> }
		</div>
	);
}
