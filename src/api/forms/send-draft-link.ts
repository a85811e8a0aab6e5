import { post } from '../call';
import { Unreadable } from '../errors';

/**
 * POST s1t2/v1/drafts/link (spec 7): emails the link to a draft.
 *
 * @param endpoint  URL of the route, from the form's props.
 * @param email     Email address of the recipient.
 * @param resumeUrl The link as the person sees it.
 * @throws {Refused|Offline|TimedOut|Unreadable} As `post`; also if the body is not `success`.
 */
export const sendDraftLink = async ( endpoint: string, email: string, resumeUrl: string ) => {
	const { data } = await post(
		endpoint,
		new URLSearchParams( { email, resume_url: resumeUrl } )
	);
	if ( data !== 'success' ) {
		throw new Unreadable( 'Not "success"' );
	}
};
