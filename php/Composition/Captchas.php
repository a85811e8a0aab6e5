<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Captcha\Addresses;
use Atoll\Forms\Captcha\Altcha;
use Atoll\Forms\Captcha\Captcha;
use Atoll\Forms\Captcha\CaptchaCheck;
use Atoll\Forms\Captcha\CaptchaPart;
use Atoll\Forms\Captcha\NumberWords;
use Atoll\Forms\Captcha\ProofOfWork;
use Atoll\Forms\Captcha\Provider;
use Atoll\Forms\Captcha\Question;
use Atoll\Forms\Captcha\Recaptcha;
use Atoll\Forms\Captcha\Routes\Challenge;
use Atoll\Forms\Captcha\Settings as CaptchaSettings;
use Atoll\Forms\Captcha\SigningKey;
use Atoll\Forms\Captcha\SiteVerify;
use Atoll\Forms\Captcha\TokenExpiry;
use Atoll\Forms\Captcha\TokenUse;
use Atoll\Forms\Captcha\Turnstile;
use Atoll\Forms\Captcha\UsedTokens;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Settings\Settings;

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
