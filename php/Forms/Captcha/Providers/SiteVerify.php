<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Providers;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Captcha\CaptchaResult;

/** Asks a vendor about a token, in the wire format that reCAPTCHA and Turnstile share. */
final class SiteVerify {

	/** Seconds a visitor waits for a vendor at most. */
	private const PATIENCE = 5;

	/** What vendors call trouble that is not the visitor's. */
	private const OURS = array(
		'missing-input-secret',
		'invalid-input-secret',
		'invalid-keys',
		'bad-request',
		'internal-error',
	);

	public function __construct( private ProviderUrls $urls ) {}

	/**
	 * @param string $action What the page asked the token for, so that it serves for no other form.
	 * @param float  $score  The least that counts as a person, for vendors that give one.
	 */
	public function verify(
		string $url,
		string $secret,
		string $token,
		string $ip,
		string $action,
		float $score = 0.0
	): CaptchaResult {
		$answer = $this->ask( $this->urls->of( $url ), $secret, $token, $ip );
		if ( null === $answer ) {
			return CaptchaResult::Unreachable;
		}
		$isOurs = $answer->bool( 'success' )
			&& $answer->string( 'action' ) === $action
			&& $this->urls->isOwnHost( $answer->string( 'hostname' ) );
		return $isOurs && $answer->float( 'score' ) >= $score ? CaptchaResult::Ok : CaptchaResult::Refused;
	}

	/** Null when nothing was said about the token. */
	private function ask( string $url, string $secret, string $token, string $ip ): ?JsonData {
		$reply  = wp_remote_post(
			$url,
			array(
				'timeout'     => self::PATIENCE,
				'redirection' => 0,
				'body'        => array_filter(
					array(
						'secret'   => $secret,
						'response' => $token,
						'remoteip' => $ip,
					)
				),
			)
		);
		$answer = JsonData::of( json_decode( wp_remote_retrieve_body( $reply ), true, 8 ) );
		$errors = array_intersect( self::OURS, $answer->strings( 'error-codes' ) );
		if ( array() !== $errors ) {
			error_log( 'Atoll: the captcha vendor answered ' . implode( ', ', $errors ) . '. Are its keys right?' );
		}
		return array() === $errors && is_bool( $answer->get( 'success' ) ) ? $answer : null;
	}
}
