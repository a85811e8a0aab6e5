import { Button, Flex, FlexBlock, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { KindInput } from '../../editor-data';
import type { PartSettings } from '../attributes';

interface Props {
	/** As the kind has it. */
	input: KindInput;
	/** What was changed of it. */
	part: PartSettings;
	onChange: ( part: PartSettings ) => void;
}

/** One part: shown or not, and behind a button its words. */
export const PartSetting = ( { input, onChange, part }: Props ) => {
	const [ isOpen, setOpen ] = useState( false );
	const isShown = ! ( part.hidden ?? input.hidden ?? false );
	const show = ( shown: boolean ) => {
		const hidden = shown === ! ( input.hidden ?? false ) ? undefined : ! shown;
		onChange( { ...part, hidden } );
	};
	const name = part.label || input.label;
	return (
		<div className="atoll-builder-part">
			<Flex>
				<FlexBlock>
					<ToggleControl label={ name } checked={ isShown } onChange={ show } />
				</FlexBlock>
				<Button
					size="small"
					icon={ isOpen ? chevronUp : chevronDown }
					/* translators: %s: part of a question, such as "First name". */
					label={ sprintf( __( 'Settings of %s', 'atoll' ), name ) }
					aria-expanded={ isOpen }
					disabled={ ! isShown }
					accessibleWhenDisabled
					onClick={ () => setOpen( ! isOpen ) }
				/>
			</Flex>
			{ isOpen && isShown && (
				<Flex direction="column" gap={ 3 }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Label', 'atoll' ) }
						value={ part.label ?? '' }
						placeholder={ input.label }
						onChange={ ( label ) => onChange( { ...part, label } ) }
					/>
					<ToggleControl
						label={ __( 'Required', 'atoll' ) }
						checked={ part.required ?? false }
						onChange={ ( required ) => onChange( { ...part, required } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Placeholder', 'atoll' ) }
						value={ part.placeholder ?? '' }
						onChange={ ( placeholder ) => onChange( { ...part, placeholder } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Default answer', 'atoll' ) }
						value={ part.defaultValue ?? '' }
						onChange={ ( defaultValue ) => onChange( { ...part, defaultValue } ) }
					/>
				</Flex>
			) }
		</div>
	);
};
