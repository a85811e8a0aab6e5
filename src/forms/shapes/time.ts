import { joinTime, normaliseTime } from '../clock-format';
import type { Shape } from './shape';

/** Reads a time: `02:30 pm` or `14:30`. */
export const time: Shape[ 'read' ] = ( { id, timeFormat = '12' }, { list } ) => {
	const sent = list( `input_${ id }[]` );
	return sent.length === 1
		? normaliseTime( sent[ 0 ] as string, timeFormat )
		: joinTime( sent, timeFormat );
};
