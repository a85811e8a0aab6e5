<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Forms\Spam\Akismet\Akismet;
use Atoll\Platform\Marketing\ThirdPartyServices;
use Atoll\Platform\Settings\Settings;

/** Sentences for the privacy policy on other companies that get visitors' data, according to the site's settings. */
final class ThirdPartyDisclosures {

	public function __construct(
		private Settings $settings,
		private Akismet $akismet,
		private ThirdPartyServices $services
	) {}

	/** @return list<string> */
	public function sentences(): array {
		$captcha   = $this->settings->group( 'captcha' )->string( 'provider' );
		$addresses = $this->settings->group( 'addresses' )->string( 'provider' );
		$sentences = array(
			'recaptcha' === $captcha ? __( 'Forms with a spam check use Google reCAPTCHA: Google sees your IP address and how your browser behaves, to tell people from bots.', 'atoll' ) : '',
			'turnstile' === $captcha ? __( 'Forms with a spam check use Cloudflare Turnstile: Cloudflare sees your IP address and details of your browser, to tell people from bots.', 'atoll' ) : '',
			'google' === $addresses ? __( 'While you type an address, what you typed is sent to Google Maps so that it can suggest the rest.', 'atoll' ) : '',
			$this->isAkismetOn() ? __( 'What you send may be checked for spam by Akismet, a service of Automattic: it sees your answers, email address, IP address and details of your browser.', 'atoll' ) : '',
			$this->services->showsReviews() ? __( 'If you agree, our reviews are shown by Trustpilot: Trustpilot sees your IP address, details of your browser and which page you are on.', 'atoll' ) : '',
			$this->countsVisits() ? __( 'If you agree, we use services that count visits and measure or show advertising. We list them when we ask you.', 'atoll' ) : '',
		);
		return array_values( array_filter( $sentences ) );
	}

	private function isAkismetOn(): bool {
		return $this->akismet->isAvailable() && $this->settings->group( 'spam' )->bool( 'akismet' );
	}

	private function countsVisits(): bool {
		$marketing = $this->settings->group( 'marketing' );
		return '' !== $marketing->string( 'analyticsId' ) . $marketing->string( 'tagManagerId' )
			. $marketing->string( 'pixelId' );
	}
}
