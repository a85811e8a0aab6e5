import { Trouble } from '../console/trouble.mjs';
import { isUsable } from './core.mjs';

export async function findCore() {
	const folder = process.env.WP_CORE_DIR ?? '';
	if ( isUsable( folder ) ) {
		return folder;
	}
	throw new Trouble( 'no core' );
}
