<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\RateLimit;
use Atoll\Captcha\Addresses;
use Atoll\Captcha\Altcha;
use Atoll\Captcha\Captcha;
use Atoll\Captcha\CaptchaCheck;
use Atoll\Captcha\CaptchaPart;
use Atoll\Captcha\NumberWords;
use Atoll\Captcha\ProofOfWork;
use Atoll\Captcha\Provider;
use Atoll\Captcha\Question;
use Atoll\Captcha\Recaptcha;
use Atoll\Captcha\Settings as CaptchaSettings;
use Atoll\Captcha\SigningKey;
use Atoll\Captcha\SiteVerify;
use Atoll\Captcha\TokenExpiry;
use Atoll\Captcha\TokenUse;
use Atoll\Captcha\Turnstile;
use Atoll\Captcha\UsedTokens;
use Atoll\FormStore\FormRepository;
use Atoll\Rest\Captcha\Challenge;
use Atoll\Rest\Namespaces;
use Atoll\Settings\Settings;

/** How people are told from machines. Nothing of it is made before a form with a captcha is printed or sent. */
final class Captchas extends Area {

	public readonly CaptchaCheck $check;
	public readonly TokenUse $use;
	public readonly CaptchaPart $part;
	private UsedTokens $used;
	private SigningKey $key;

	public function __construct( private Settings $settings, private RateLimit $limit, private FormRepository $forms, \wpdb $wpdb ) {
		$this->check = new CaptchaCheck( $this->captcha( ... ) );
		$this->use   = new TokenUse( $this->captcha( ... ) );
		$this->part  = new CaptchaPart( $this->captcha( ... ) );
		$this->used  = new UsedTokens( $wpdb );
		$this->key   = new SigningKey();
	}

	public function modules(): array {
		return array( new TokenExpiry( $this->used ) );
	}

	public function jobs(): array {
		return array( 'atoll_captcha_tokens_expire' => fn() => $this->used->clean() );
	}

	public function routes(): array {
		return array( new Challenge( $this->work( ... ), $this->forms, $this->limit ) );
	}

	private function captcha(): Captcha {
		$settings = new CaptchaSettings( $this->settings->group( 'captcha' ) );
		$question = $settings->question ? new Question( fn() => $this->key->for( 'question' ), new NumberWords() ) : null;
		return new Captcha( $this->provider( $settings ), $question, $this->used, $this->limit );
	}

	private function provider( CaptchaSettings $settings ): Provider {
		$addresses = new Addresses();
		$vendor    = new SiteVerify( $addresses );
		return match ( $settings->provider ) {
			'recaptcha' => new Recaptcha( $vendor, $addresses, $settings->siteKey, $settings->secret, $settings->threshold ),
			'turnstile' => new Turnstile( $vendor, $addresses, $settings->siteKey, $settings->secret ),
			default     => new Altcha( $this->work( ... ), static fn() => rest_url( Namespaces::ATOLL . Challenge::PATH ) ),
		};
	}

	private function work(): ProofOfWork {
		return new ProofOfWork( $this->key->for( 'proof of work' ) );
	}
}
