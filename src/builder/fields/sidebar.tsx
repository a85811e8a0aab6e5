import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Kind } from '../editor-data';
import { formDraft } from '../store';
import type { Change, FieldAttributes } from './attributes';
import { panelsOf, type Panel } from './panels';
import { CONTROLS } from './settings/controls';

interface Props {
	attributes: FieldAttributes;
	kind: Kind;
	onChange: Change;
}

/** A problem names a part's setting with dots: inputs.first.label. */
const settingIn = ( destination: string ) => destination.split( '.' )[ 0 ] ?? '';

const SettingsPanel = ( { panel, ...props }: Props & { panel: Panel } ) => {
	const { kind, attributes } = props;
	const place = useRef< HTMLDivElement >( null );
	const [ isOpen, setOpen ] = useState( panel.isOpen );
	const wanted = useSelect(
		( select ) => select( formDraft ).getDestination( attributes.id ?? 0 ),
		[ attributes.id ]
	);
	const { arrived } = useDispatch( formDraft );
	const target = panel.settings.find(
		( { setting } ) => wanted !== null && setting === settingIn( wanted )
	)?.setting;

	useEffect( () => {
		if ( target === undefined ) {
			return;
		}
		if ( ! isOpen ) {
			setOpen( true );
			return;
		}
		place.current
			?.querySelector< HTMLElement >(
				`[data-setting="${ target }"] :is(input, textarea, select, button)`
			)
			?.focus();
		arrived();
	}, [ arrived, isOpen, target ] );

	return (
		<PanelBody title={ panel.title } opened={ isOpen } onToggle={ () => setOpen( ! isOpen ) }>
			<div className="atoll-builder-settings" ref={ place }>
				{ panel.settings.map( ( setting ) => {
					const Setting = CONTROLS[ setting.control ];
					return (
						<div
							key={ `${ kind.kind } ${ setting.setting }` }
							data-setting={ setting.setting }
						>
							<Setting { ...props } setting={ setting } />
						</div>
					);
				} ) }
			</div>
		</PanelBody>
	);
};

/** Everything that can be set of a field, as its kind says; WordPress names the kind above it. */
export const Sidebar = ( props: Props ) => {
	const { attributes, kind } = props;
	return (
		<InspectorControls>
			<p className="atoll-builder-id">
				{
					/* translators: %d: number of a field. */
					sprintf( __( 'Field %d', 'atoll' ), attributes.id ?? 0 )
				}
			</p>
			{ panelsOf( kind, attributes, window.atollFormEditor ).map( ( panel ) => (
				<SettingsPanel key={ panel.panel } { ...props } panel={ panel } />
			) ) }
		</InspectorControls>
	);
};
