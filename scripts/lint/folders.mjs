/** Folders of src/ that each folder of src/ may import; all other imports must be packages. */
export const MAY_IMPORT = {
	loader: [ 'browser' ],
	anchors: [],
	contract: [],
	calculators: [ 'contract' ],
	forms: [ 'contract' ],
	api: [ 'contract' ],
	stores: [ 'browser', 'api', 'forms', 'contract' ],
	ui: [ 'forms', 'contract' ],
	browser: [],
	enhancements: [ 'browser', 'api' ],
	islands: [ 'browser', 'ui', 'stores', 'api', 'forms', 'calculators', 'contract' ],
	builder: [ 'ui', 'api', 'forms', 'contract' ],
	admin: [ 'builder', 'ui', 'stores', 'api', 'forms', 'contract' ],
};

/** Advice by folder, for imports that are not allowed. */
export const MENDS = {
	loader: 'The loader imports src/browser alone, to stay small: let an island do it.',
	anchors: 'src/anchors imports nothing, to stay small enough to stand in the page.',
	contract:
		'src/contract is generated from contract/: change the schema there and run npm run contract.',
	calculators:
		'src/calculators mirrors php/Engine/Calculators and knows nothing else: pass the value in as an argument.',
	forms: 'src/forms mirrors php/Engine and knows nothing else: pass the value in as an argument.',
	api: 'src/api only speaks with the server: give it plain values, and keep state in a store.',
	stores: 'A store knows src/browser, src/api and src/forms alone: let the island read the store, not the other way round.',
	ui: 'src/ui is shared React without state of its own: pass data and callbacks in as props.',
	browser:
		'src/browser speaks with the browser and other scripts alone: pass the value in as an argument.',
	enhancements:
		'An enhancement touches a line of the page and shares nothing: what needs more is an island.',
	islands:
		'Islands stand on ui, stores, api and forms: move what is shared into one of them, or meet in a store.',
	builder:
		'src/builder is what the form editor is made of: it stands on ui, api and forms alone.',
	admin: 'Admin screens stand on ui, stores, api and forms: move what is shared into one of them.',
};
