import { wordsIn } from '../contract/php.mjs';
import { readKinds, readTexts } from '../contract/read.mjs';
import { ROOT } from '../system/folders.mjs';
import { keyOf } from './catalogue.mjs';

/** Files whose texts are read in wp-admin alone. What stands elsewhere, visitors or clients may read. */
const STAFF = [
	/^atoll\.php$/,
	/^build\/(admin|blocks)\/|^build\/settings\.php$/,
	// Patterns for editors; those of templates are hidden from them.
	/^theme\/(?!.*\/hidden-)/,
	/^php\/(Admin|Gravity)\//,
	/(Health(Check)?|MissingExtensions)\.php$/,
	/^php\/Platform\/(AccessLog|Jobs|Migrations|Settings)\//,
	/^php\/Forms\/(Definitions|Spam)\//,
	/^php\/Forms\/Entries\/(Changes\/EntryAdminService|EntryTexts|Export|Listing)/,
	/^php\/Forms\/Notifications\/TestMail|Page\/Rendering\/(ClosedFormNotice|FormPreview)/,
	/^php\/Portal\/Files\/ListPublicFiles/,
	/^php\/Site\/(Header\/HeaderCtas|Images|Menu\/(IconNames|MenuIcons|Menus)\.php|Style|Theme)/,
	/^php\/Site\/Notifications\/(?!NotificationMarkup)/,
];

const CONTRACT = 'build/contract.php';

/** Of a kind, what the form editor says of it. */
const FOR_EDITORS = [ 'title', 'description', 'keywords' ];

const withoutEditors = ( kind ) =>
	Object.fromEntries(
		Object.entries( kind ).filter( ( [ key ] ) => ! FOR_EDITORS.includes( key ) )
	);

/** Words of the contract that visitors read; the others are the form editor's. */
async function publicWords() {
	const { form } = await readTexts( ROOT );
	const kinds = Object.values( await readKinds( ROOT ) );
	return new Set( [
		...wordsIn( form, true ),
		...kinds.map( withoutEditors ).flatMap( ( kind ) => wordsIn( kind ) ),
	] );
}

const words = await publicWords();

const isForVisitors = ( { text, files } ) =>
	files.some( ( file ) =>
		file === CONTRACT ? words.has( text ) : ! STAFF.some( ( pattern ) => pattern.test( file ) )
	);

/** Texts by who reads them: visitors and clients, or those who work in wp-admin. */
export const audiences = ( texts ) => ( {
	visitors: texts.filter( isForVisitors ),
	staff: texts.filter( ( text ) => ! isForVisitors( text ) ),
} );

/**
 * Texts that a language does not say yet.
 *
 * @param {import('./catalogue.mjs').Text[]} texts
 * @param {Map<string, string[]>}             said As `readLanguage` gives it.
 */
export const waiting = ( texts, said ) => texts.filter( ( text ) => ! said.has( keyOf( text ) ) );
