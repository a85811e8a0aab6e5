import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';

const git = ( ...options: string[] ): string =>
	execFileSync( 'git', options, { encoding: 'utf8' } ).trim();

/** Returns the place, time and version of the measurements. */
export function circumstances() {
	const [ cpu ] = cpus();
	return {
		date: new Date().toISOString(),
		commit:
			git( 'rev-parse', '--short', 'HEAD' ) +
			( git( 'status', '--porcelain' ) ? ' with changes' : '' ),
		machine: `${ cpus().length } × ${ cpu?.model.trim() }, ${ Math.round( totalmem() / 2 ** 30 ) } GB, Linux ${ release() }`,
		node: process.version,
	};
}
