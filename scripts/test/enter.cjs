import( './index.mjs' );
