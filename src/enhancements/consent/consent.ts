import { onReturn } from '../../browser/session/browser-cache';
import { countCalls } from './calls';
import { storeChoices, readChoices } from './choices';
import { noticeIn } from './notice';
import { applyChoices, type Service } from './services';

/** Props that php/Site/Consent/ConsentNotice prints. */
interface Props {
	/** Id of the site in its network; 1 without a network. */
	site: number;
	version: string;
	services: Service[];
	/** URL that counts clicks on phone links; undefined if they are not counted. */
	conversion?: string;
}

/** The category that pixels and conversions belong to. */
const ADVERTISING = 'advertising';

/**
 * Asks for consent once, stores the answer in the browser, and only starts services that the visitor agreed to. Runs on
 * every page of sites that use such services; other scripts listen to `atoll.privacyChoices`.
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

	/** Applies the stored answer, which another tab or a later page may have changed. */
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
