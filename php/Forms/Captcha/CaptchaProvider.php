<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Forms\Captcha\Routes\Challenge;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Settings as SiteSettings;

/** How people are told from machines. Nothing of it is made before a form with a captcha is printed or sent. */
final class CaptchaProvider extends ServiceProvider {

	private const CHALLENGE = '/captcha-challenge';

	public function services(): array {
		return array(
			CaptchaCheck::class => fn() => new CaptchaCheck( $this->captcha( ... ) ),
			TokenUse::class => fn() => new TokenUse( $this->captcha( ... ) ),
			CaptchaPart::class => fn() => new CaptchaPart( $this->captcha( ... ) ),
			Challenge::class => fn() => $this->services->make( Challenge::class, work: $this->work( ... ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'atoll_entry_stored', fn() => $this->get( TokenExpiry::class )->afterEntry( ... ), 10, 2 );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				self::CHALLENGE => array( Challenge::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_captcha_tokens_expire' => fn() => $this->get( UsedTokens::class )->clean(),
		);
	}

	/** By the settings as they are now: they may change within a request. */
	private function captcha(): Captcha {
		$settings = new Settings( $this->get( SiteSettings::class )->group( 'captcha' ) );
		$secret   = fn(): string => $this->get( SigningKey::class )->for( 'question' );
		$question = $settings->question ? $this->services->make( Question::class, secret: $secret ) : null;
		return $this->services->make( Captcha::class, provider: $this->provider( $settings ), question: $question );
	}

	private function provider( Settings $settings ): Provider {
		$vendor    = $this->get( SiteVerify::class );
		$addresses = $this->get( Addresses::class );
		return match ( $settings->provider ) {
			'recaptcha' => new Recaptcha( $vendor, $addresses, $settings->siteKey, $settings->secret, $settings->threshold ),
			'turnstile' => new Turnstile( $vendor, $addresses, $settings->siteKey, $settings->secret ),
			default     => new Altcha( $this->work( ... ), static fn() => rest_url( Namespaces::ATOLL . self::CHALLENGE ) ),
		};
	}

	private function work(): ProofOfWork {
		return new ProofOfWork( $this->get( SigningKey::class )->for( 'proof of work' ) );
	}
}
