import type { SettingsValues } from '../../../api/admin/settings';
import { Fields } from '../fields';
import { defaultsOf } from '../values';
import type { ControlProps } from './control';

/** Settings inside another setting, with the messages about all of them. */
export function Inside( { setting, path, value, onChange, problems }: ControlProps ) {
	const values = ( value ?? defaultsOf( setting.settings ) ) as SettingsValues;
	return (
		<>
			{ setting.description && (
				<p className="atoll-settings__help">{ setting.description }</p>
			) }
			<Fields
				settings={ setting.settings ?? {} }
				values={ values }
				problems={ problems }
				prefix={ `${ path }.` }
				onChange={ ( name, changed ) => onChange( { ...values, [ name ]: changed } ) }
			/>
		</>
	);
}
