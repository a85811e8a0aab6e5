import { Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FormPanel } from '../../../builder/form-panel';
import { Limit } from './limit';
import { Login } from './login';
import { Schedule } from './schedule';

const SETTINGS = [ 'scheduleStart', 'scheduleEnd', 'limitEntriesCount' ];

/** Panel for when, by whom and how often the form can be submitted. */
export const OpeningPanel = () => (
	<FormPanel
		name="atoll-form-opening"
		title={ __( 'Availability', 'atoll' ) }
		settings={ SETTINGS }
	>
		<Flex direction="column" gap={ 4 }>
			<Schedule />
			<Limit />
			<Login />
		</Flex>
	</FormPanel>
);
