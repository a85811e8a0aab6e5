/** Stands for @wordpress/ui, of which the components that we use need nothing: it is made of .mjs files, which Jest cannot require. */
export {};
