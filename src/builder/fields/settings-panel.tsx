import { PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { memo, useEffect, useRef, useState } from '@wordpress/element';
import { formDraft } from '../store';
import type { Panel } from './panels';
import type { ControlProps } from './settings/control';
import { isSameField } from './settings/same-field';
import { SettingControl } from './settings/setting-control';
import { useLostFocus } from './use-lost-focus';

interface Props extends Omit< ControlProps, 'setting' > {
	panel: Panel;
}

/** Returns the setting of a problem; a problem names the setting of a part with dots: inputs.first.label. */
const settingOf = ( destination: string ) => destination.split( '.' )[ 0 ] ?? '';

const namesOf = ( { settings }: Panel ): string[] => settings.map( ( { setting } ) => setting );

const isSame = ( before: Props, after: Props ): boolean => {
	const names = namesOf( after.panel );
	return (
		String( namesOf( before.panel ) ) === String( names ) && isSameField( names, before, after )
	);
};

/** Group of a field's settings. Renders again only if one of them changes, not on each keystroke in the form. */
export const SettingsPanel = memo( ( { panel, ...props }: Props ) => {
	const { kind, attributes } = props;
	const container = useRef< HTMLDivElement >( null );
	const [ body, listeners ] = useLostFocus();
	const [ isOpen, setOpen ] = useState( panel.isOpen );
	const destination = useSelect(
		( select ) => select( formDraft ).getDestination( attributes.id ?? 0 ),
		[ attributes.id ]
	);
	const { clearDestination } = useDispatch( formDraft );
	const target = panel.settings.find(
		( { setting } ) => destination !== null && setting === settingOf( destination )
	)?.setting;

	useEffect( () => {
		if ( target === undefined ) {
			return;
		}
		if ( ! isOpen ) {
			setOpen( true );
			return;
		}
		container.current
			?.querySelector< HTMLElement >(
				`[data-setting="${ target }"] :is(input, textarea, select, button)`
			)
			?.focus();
		clearDestination();
	}, [ clearDestination, isOpen, target ] );

	return (
		<PanelBody
			title={ panel.title }
			opened={ isOpen }
			onToggle={ () => setOpen( ! isOpen ) }
			ref={ body }
		>
			<div className="atoll-builder-settings" ref={ container } { ...listeners }>
				{ panel.settings.map( ( setting ) => (
					<div
						key={ `${ kind.kind } ${ setting.setting }` }
						data-setting={ setting.setting }
					>
						<SettingControl { ...props } setting={ setting } />
					</div>
				) ) }
			</div>
		</PanelBody>
	);
}, isSame );
