import { ENQUIRY_FORM, newMarker, validAnswers } from '../../e2e/support/forms/enquiry';
import { call } from '../../e2e/support/site/api';
import { benchSite, php, type Site } from '../inside';
import { startMailServer, type MailServer } from '../mail-server';
import type { Measure, Row } from '../row';

const SUBMISSIONS = 200;
/** Each stays below what one address may send. */
const NETWORKS = 8;
const MOST_PER_HOUR = 5;
/** From then on the same words are spam on a site as it comes. */
const REPEATED = 10;

interface State {
	held: number;
	active: number;
	stored: number;
}

/** Other words each time, and none that a number makes other. */
const otherWords = (): string =>
	Array.from( { length: 60 }, () => String.fromCharCode( 97 + Math.random() * 26 ) ).join( '' );

/** A form that thanks whoever an answer names, and the token that its page shows. */
async function form( title: string ): Promise< { id: number; token: string } > {
	const { id } = await call< { id: number | string } >( 'gf/v2/forms', 'POST', {
		...ENQUIRY_FORM,
		title,
		notifications: [
			{ id: 'thanks', name: 'Thanks', toType: 'field', to: '2', message: '{all_fields}' },
		],
	} );
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title,
		content: `<!-- wp:atoll/form {"formId":${ Number( id ) }} /-->`,
		status: 'publish',
	} );
	const page = await ( await fetch( link ) ).text();
	const input = /<input[^>]*name="atoll_token"[^>]*>/.exec( page )?.[ 0 ] ?? '';
	return { id: Number( id ), token: /value="([^"]*)"/.exec( input )?.[ 1 ] ?? '' };
}

async function submit( id: number, turn: number, answers: object ): Promise< void > {
	const answer = await fetch(
		new URL( `/wp-json/gf/v2/forms/${ id }/submissions`, process.env.ATOLL_URL ),
		{
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-Forwarded-For': `203.${ turn % NETWORKS }.113.7`,
			},
			body: JSON.stringify( { ...validAnswers( newMarker() ), ...answers } ),
		}
	);
	await answer.text();
}

/** All of them name one mailbox, by ever other addresses of it. */
async function flood( site: Site, title: string, words: () => string ): Promise< State > {
	php( site, 'mail-bounds.php' );
	const { id, token } = await form( title );
	for ( let turn = 0; turn < SUBMISSIONS; turn++ ) {
		await submit( id, turn, {
			atoll_token: token,
			input_2: `${ title }${ turn % 3 ? `+${ turn }` : '' }@example.com`,
			input_9: words(),
		} );
	}
	return JSON.parse( php( site, 'mail-bounds.php', id, { ATOLL_STATE: '1' } ) ) as State;
}

const reaching = ( server: MailServer, mailbox: string ): number =>
	server.taken().filter( ( { to } ) => to.some( ( address ) => address.startsWith( mailbox ) ) )
		.length;

/** How much mail one mailbox gets from strangers who name it in a form, with the limits that a site comes with. */
export const mailBounds: Measure = {
	name: 'mail-bounds',
	async run() {
		const site = await benchSite();
		const server = await startMailServer( site );
		try {
			const said = otherWords();
			const other = await flood( site, 'victim', otherWords );
			const same = await flood( site, 'mark', () => said );
			return rows( other, reaching( server, 'victim' ), same, reaching( server, 'mark' ) );
		} finally {
			await server.stop();
		}
	},
};

const rows = ( other: State, victim: number, same: State, mark: number ): Row[] => [
	{
		name: `${ SUBMISSIONS } submissions, ${ NETWORKS } addresses, one mailbox named: stored`,
		value: other.stored,
		unit: 'times',
	},
	{ name: '… mails that reach it', value: victim, unit: 'mails', goal: { most: MOST_PER_HOUR } },
	{ name: '… mails held, which their entries show', value: other.held, unit: 'mails' },
	{ name: 'the same in the same words: stored', value: same.stored, unit: 'times' },
	{
		name: '… not taken for spam',
		value: same.active,
		unit: 'times',
		goal: { most: REPEATED - 1 },
	},
	{ name: '… mails that reach it', value: mark, unit: 'mails', goal: { most: MOST_PER_HOUR } },
];
