import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formState } from '../forms/form';
import { FormPicker } from '../forms/form-picker';
import { useForms } from '../forms/use-forms';
import { ContentControls } from '../registration/content-controls';
import type { FormAttributes } from './attributes';
import { ChooseForm } from './choose-form';
import { Hint } from './hint';
import { Preview } from './preview';
import { Replace } from './replace';

/** Shows the form as visitors see it, or what is needed to show one. */
export function Edit( {
	attributes: { formId },
	setAttributes,
}: BlockEditProps< FormAttributes > ) {
	const forms = useForms();
	const state = formState( formId, forms.list );
	const isShown = state === 'open' || state === 'unknown';
	const picker = {
		forms,
		value: formId,
		onChange: ( number: number ) => setAttributes( { formId: number } ),
	};

	return (
		<div { ...useBlockProps() }>
			{ formId > 0 && <Replace { ...picker } /> }
			<ContentControls>
				<PanelBody title={ __( 'Form', 'atoll' ) }>
					<FormPicker { ...picker } />
					<Hint state={ state } />
				</PanelBody>
			</ContentControls>
			{ isShown ? (
				<Preview formId={ formId } />
			) : (
				<ChooseForm state={ state } { ...picker } />
			) }
		</div>
	);
}
