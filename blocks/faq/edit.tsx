import {
	BlockControls,
	HeadingLevelDropdown,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FaqAttributes } from './attributes';
import { useLevelOfItems } from './use-level-of-items';

const ITEM = 'atoll/faq-item';
const LEVELS = [ 2, 3, 4 ];

/** Shows the questions, all open for editing. */
export function Edit( {
	attributes: { level, oneAtATime },
	setAttributes,
	clientId,
}: BlockEditProps< FaqAttributes > ) {
	useLevelOfItems( clientId, level );
	const inner = useInnerBlocksProps( useBlockProps(), {
		template: [ [ ITEM, {} ] ],
		defaultBlock: { name: ITEM },
		directInsert: true,
	} );

	return (
		<>
			<BlockControls group="block">
				<HeadingLevelDropdown
					value={ level }
					options={ LEVELS }
					onChange={ ( chosen ) => setAttributes( { level: chosen } ) }
				/>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Behaviour', 'atoll' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'One open at a time', 'atoll' ) }
						help={ __(
							'Leave this off where people compare answers. Printed pages show every answer.',
							'atoll'
						) }
						checked={ oneAtATime }
						onChange={ ( chosen ) => setAttributes( { oneAtATime: chosen } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}
