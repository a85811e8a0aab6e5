import type { SettingsValues } from '../../api/admin/settings';
import type { Settings } from '../../contract/settings';
import { controlOf } from './controls';
import { idOf } from './controls/control';
import { isShown } from './values';

interface Props {
	settings: Settings;
	values: SettingsValues;
	/** Error messages of the whole group, by path. */
	problems: Record< string, string >;
	/** Prefix of the names, such as `links.0.`. */
	prefix?: string;
	onChange( name: string, value: unknown ): void;
}

/** Controls of all visible settings, with their errors. */
export const Fields = ( { settings, values, problems, prefix = '', onChange }: Props ) =>
	Object.entries( settings ).map( ( [ name, setting ] ) => {
		if ( ! setting || ! isShown( setting, values ) ) {
			return null;
		}
		const Control = controlOf( setting );
		const path = prefix + name;
		const problem = problems[ path ];
		const problemId = `${ idOf( path ) }-problem`;
		return (
			<div
				key={ name }
				id={ idOf( path ) }
				className={ `atoll-settings__field${ problem ? ' is-invalid' : '' }` }
			>
				<Control
					setting={ setting }
					path={ path }
					value={ values[ name ] }
					onChange={ ( value ) => onChange( name, value ) }
					describedBy={ problem && problemId }
					problems={ problems }
				/>
				{ problem && (
					<p id={ problemId } className="atoll-settings__problem">
						{ problem }
					</p>
				) }
			</div>
		);
	} );
