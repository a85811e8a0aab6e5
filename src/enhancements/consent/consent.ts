import { onReturn } from '../../browser/session/browser-cache';
import { countCalls } from './calls';
import { storeChoices, readChoices } from './choices';
import { noticeIn } from './notice';
import { applyChoices, type Service } from './services';

/** What php/Site/Consent/ConsentNotice hands over. */
interface Props {
	/** Number of the site in its network; 1 where there is none. */
	site: number;
	version: string;
	services: Service[];
	/** Where clicks on phone links are counted; absent where they are not. */
	conversion?: string;
}

/** What a pixel and a conversion belong to. */
const ADVERTISING = 'advertising';

/**
 * Asks once, remembers the answer in the browser, and starts only what was agreed to. It stands on every page of sites
 * that use such services, and shares nothing: others listen to `atoll.privacyChoices`.
 */
export const startConsent = ( element: HTMLElement, props: Props ) => {
	const { site, version, services, conversion } = props;
	const links = document.querySelectorAll< HTMLElement >( '[data-atoll=privacy-choices]' );
	let choices = readChoices( site, version );
	let opener: HTMLElement | undefined;

	const close = () => {
		if ( choices ) {
			notice.hide();
			opener?.focus();
			opener = undefined;
		}
	};
	const notice = noticeIn( element, {
		onAnswer: ( granted ) => {
			choices = { version, at: Date.now(), granted };
			storeChoices( site, choices );
			applyChoices( services, granted );
			close();
		},
		onClose: close,
	} );

	/** Another tab, or a page after this one, may have answered otherwise. */
	const applyStoredChoices = () => {
		const stored = readChoices( site, version );
		if ( stored && stored.at !== choices?.at ) {
			choices = stored;
			applyChoices( services, stored.granted );
			close();
		}
	};
	addEventListener( 'storage', applyStoredChoices );
	onReturn( { onLeave: () => {}, onReturn: applyStoredChoices } );

	links.forEach( ( link ) => {
		link.hidden = false;
		link.addEventListener( 'click', () => {
			opener = link;
			notice.show( choices?.granted ?? null );
			element.querySelector( 'h2' )?.focus();
		} );
	} );
	if ( conversion ) {
		countCalls( conversion, () => choices?.granted.includes( ADVERTISING ) ?? false );
	}
	if ( choices ) {
		applyChoices( services, choices.granted );
	} else {
		notice.show( null );
	}
};
