import { Button, Flex, FlexBlock, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { PartDetails, type PartProps } from './part-details';

/** Settings of one part: whether it is visible, and all others behind a button. */
export const PartSetting = ( props: PartProps ) => {
	const { input, onChange, part } = props;
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
			{ isOpen && isShown && <PartDetails { ...props } /> }
		</div>
	);
};
