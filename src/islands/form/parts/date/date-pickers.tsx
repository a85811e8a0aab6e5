import type { Context } from '../../context';
import { DatePicker } from './date-picker';

/** A date picker for each date with a single input. */
export const DatePickers = ( { context }: { context: Context } ) => (
	<>
		{ context.definition.fields
			.filter( ( { dateType } ) => dateType === 'datepicker' )
			.map( ( field ) => (
				<DatePicker key={ field.id } context={ context } field={ field } />
			) ) }
	</>
);
