import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldAttributes } from '../../src/builder/fields/attributes';

/** Returns the known settings in words; all others are kept too. */
const knownSettings = ( gravity: Record< string, unknown > ) =>
	Object.entries( gravity ).filter(
		( [ name, value ] ) =>
			! [ 'id', 'type', 'label' ].includes( name ) &&
			[ 'string', 'number' ].includes( typeof value ) &&
			value !== ''
	);

/** An imported field of a kind that Atoll does not have. Visitors do not see it, but all its settings are kept. */
export const Unsupported = ( { attributes }: { attributes: FieldAttributes } ) => {
	const { gravity = {}, id, kind } = attributes;
	const type = String( gravity.type ?? kind ?? '' );
	const label = String( attributes.label ?? gravity.label ?? '' );
	/* translators: %d: number of a field. */
	const title = sprintf( __( 'Field %d', 'atoll' ), id ?? 0 );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ title }>
					<p>
						{ __(
							'It was imported, and is kept unchanged for exports. You can move or remove it here, but not edit it.',
							'atoll'
						) }
					</p>
					<dl className="atoll-builder-known">
						{ knownSettings( gravity ).map( ( [ name, value ] ) => (
							<div key={ name }>
								<dt>{ name }</dt>
								<dd>{ String( value ) }</dd>
							</div>
						) ) }
					</dl>
				</PanelBody>
			</InspectorControls>
			<div className="atoll-builder-field__unsupported">
				{ label !== '' && <p className="atoll-field__label">{ label }</p> }
				<p className="atoll-builder-field__unseen">
					{ sprintf(
						/* translators: %s: type of a field of another plugin, such as "signature". */
						__(
							'Atoll has no questions of type “%s”. Visitors do not see this one.',
							'atoll'
						),
						type
					) }
				</p>
			</div>
		</>
	);
};
