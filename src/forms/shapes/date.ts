import { joinDate } from '../date-format';
import type { Shape } from './shape';

/** Reads a date as it was typed, in one input or in several: "31/12/2024". */
export const date: Shape[ 'read' ] = ( { dateFormat = 'dmy', inputs }, { list } ) => {
	const sent = list( inputs[ 0 ]?.name ?? '' );
	return sent.length === 1 ? ( sent[ 0 ] as string ) : joinDate( sent, dateFormat );
};
