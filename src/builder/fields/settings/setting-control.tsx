import { memo } from '@wordpress/element';
import type { ControlProps } from './control';
import { CONTROLS } from './controls';
import { isSameField } from './same-field';

/** Control that edits one setting of a field. */
export const SettingControl = memo(
	( props: ControlProps ) => {
		const Control = CONTROLS[ props.setting.control ];
		return <Control { ...props } />;
	},
	( before, after ) =>
		before.setting === after.setting && isSameField( [ after.setting.setting ], before, after )
);
