import {
	InspectorControls,
	RichText,
	useBlockProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isKeyboardEvent } from '@wordpress/keycodes';
import type { KeyboardEvent } from 'react';
import { usePhoneNumber } from '../phone-number/use-phone-number';
import { ContentControls } from '../registration/content-controls';
import { AppearanceControl } from './appearance';
import type { CtaAttributes } from './attributes';
import { kindOf } from './kinds';
import { Problem } from './problem';
import { DestinationToolbar } from './toolbar';
import { useFormHere } from './use-form-here';
import { useFormOpen } from './use-form-open';

/** Shows the call to action as visitors see it. Its label is edited in place. */
export function Edit( { attributes, setAttributes, isSelected }: BlockEditProps< CtaAttributes > ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ anchor, setAnchor ] = useState< HTMLElement | null >( null );
	useEffect( () => setOpen( ( open ) => open && isSelected ), [ isSelected ] );
	const kind = kindOf( attributes.kind );
	const context = {
		isFormHere: useFormHere( attributes.formId ),
		isFormOpen: useFormOpen( attributes.kind === 'form' ? attributes.formId : 0 ),
		phoneNumber: usePhoneNumber( attributes.kind === 'phone' ? attributes.phone : undefined ),
	};
	const props = { attributes, setAttributes, ...context };
	const openByKey = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( isKeyboardEvent.primary( event, 'k' ) ) {
			event.preventDefault();
			setOpen( true );
		}
	};

	return (
		<div { ...useBlockProps( { ref: setAnchor, onKeyDown: openByKey } ) }>
			{ isSelected && (
				<DestinationToolbar { ...{ kind, isOpen, anchor } } onToggle={ setOpen }>
					<kind.Quick { ...props } />
				</DestinationToolbar>
			) }
			<ContentControls>
				<PanelBody title={ kind.heading }>
					<kind.Destination { ...props } />
				</PanelBody>
			</ContentControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Style', 'atoll' ) }>
					<AppearanceControl
						value={ attributes.appearance }
						onChange={ ( appearance ) => setAttributes( { appearance } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<RichText
				identifier="label"
				className={ `atoll-button atoll-button--${ attributes.appearance }` }
				aria-label={ __( 'Label', 'atoll' ) }
				placeholder={
					kind.ownLabel( attributes, context ) || __( 'Add a label…', 'atoll' )
				}
				value={ attributes.label }
				onChange={ ( label ) => setAttributes( { label } ) }
				allowedFormats={ [] }
				withoutInteractiveFormatting
				disableLineBreaks
			/>
			<Problem { ...{ kind, attributes, context } } onFix={ () => setOpen( true ) } />
		</div>
	);
}
