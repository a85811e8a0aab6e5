import { joinDate } from '../date-format';
import { flat } from './flat';

/** A date as it was typed, whether in one input or in several: "31/12/2024". */
export const date = flat( ( { dateFormat = 'dmy', inputs }, { list } ) => {
	const sent = list( inputs[ 0 ]?.name ?? '' );
	return sent.length === 1 ? ( sent[ 0 ] as string ) : joinDate( sent, dateFormat );
} );
