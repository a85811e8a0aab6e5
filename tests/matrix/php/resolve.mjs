import manifest from './package.json' with { type: 'json' };

/** Packages that are looked for in this folder, whoever asks; a hook as of https://nodejs.org/docs/latest-v20.x/api/module.html#resolvespecifier-context-nextresolve. */
const OURS = Object.keys( manifest.dependencies );

export const resolve = ( specifier, context, next ) =>
	next(
		specifier,
		OURS.includes( specifier ) ? { ...context, parentURL: import.meta.url } : context
	);
