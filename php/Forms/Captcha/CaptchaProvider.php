<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Captcha\Methods\Altcha;
use Atoll\Forms\Captcha\Methods\CaptchaMethod;
use Atoll\Forms\Captcha\Methods\CaptchaQuestion;
use Atoll\Forms\Captcha\Methods\ProofOfWork;
use Atoll\Forms\Captcha\Methods\Recaptcha;
use Atoll\Forms\Captcha\Methods\SiteVerify;
use Atoll\Forms\Captcha\Methods\Turnstile;
use Atoll\Forms\Captcha\Methods\VendorUrls;
use Atoll\Forms\Captcha\Routes\GetChallenge;
use Atoll\Forms\Captcha\Tokens\CaptchaTokenExpiry;
use Atoll\Forms\Captcha\Tokens\CaptchaTokenUse;
use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokens;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Settings as SiteSettings;

/** Registers the captcha's services. None is created before a form with a captcha is printed or sent. */
final class CaptchaProvider extends ServiceProvider {

	private const CHALLENGE_PATH = '/captcha-challenge';

	public function services(): array {
		return array(
			CaptchaCheck::class => fn() => new CaptchaCheck( $this->captcha( ... ) ),
			CaptchaTokenUse::class => fn() => new CaptchaTokenUse( $this->captcha( ... ) ),
			CaptchaPart::class => fn() => new CaptchaPart( $this->captcha( ... ) ),
			CaptchaHealth::class => fn() => $this->services->make(
				CaptchaHealth::class,
				settings: $this->settings( ... )
			),
			GetChallenge::class => fn() => $this->services->make(
				GetChallenge::class,
				proofOfWork: $this->proofOfWork( ... )
			),
		);
	}

	public function members(): array {
		return array( HealthCheck::class => array( CaptchaHealth::class ) );
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action(
			'atoll_entry_stored',
			fn() => $this->get( CaptchaTokenExpiry::class )->afterEntry( ... ),
			10,
			2,
			static fn( mixed $entry = null, mixed $form = null ): bool => $form instanceof Form
				&& null !== CaptchaField::in( $form )
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				self::CHALLENGE_PATH => array( GetChallenge::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_captcha_tokens_expire' => fn() => $this->get( UsedCaptchaTokens::class )->deleteExpired(),
		);
	}

	/** Uses the current settings, which may change within a request. */
	private function captcha(): Captcha {
		$settings = $this->settings();
		$secret   = fn(): string => $this->get( CaptchaSigningKey::class )->for( 'question' );
		$question = $settings->offersQuestion ? $this->services->make( CaptchaQuestion::class, secret: $secret ) : null;
		return $this->services->make( Captcha::class, method: $this->method( $settings ), question: $question );
	}

	private function settings(): CaptchaSettings {
		return new CaptchaSettings( $this->get( SiteSettings::class )->group( 'captcha' ) );
	}

	private function method( CaptchaSettings $settings ): CaptchaMethod {
		$siteVerify = $this->get( SiteVerify::class );
		$urls       = $this->get( VendorUrls::class );
		return match ( $settings->provider ) {
			'recaptcha' => new Recaptcha(
				$siteVerify,
				$urls,
				$settings->siteKey,
				$settings->secret,
				$settings->threshold
			),
			'turnstile' => new Turnstile( $siteVerify, $urls, $settings->siteKey, $settings->secret ),
			default     => new Altcha(
				$this->proofOfWork( ... ),
				static fn() => RestNamespaces::url( RestNamespaces::ATOLL, self::CHALLENGE_PATH )
			),
		};
	}

	private function proofOfWork(): ProofOfWork {
		return $this->services->make(
			ProofOfWork::class,
			secret: $this->get( CaptchaSigningKey::class )->for( 'proof of work' )
		);
	}
}
