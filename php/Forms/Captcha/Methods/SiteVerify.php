<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Captcha\CaptchaResult;

/** Asks a vendor about a token, in the wire format that reCAPTCHA and Turnstile share. */
final class SiteVerify {

	/** Seconds a visitor waits for a vendor at most. */
	private const TIMEOUT = 5;

	/** Vendors' error codes that are not the visitor's fault. */
	private const SERVICE_ERRORS = array(
		'missing-input-secret',
		'invalid-input-secret',
		'invalid-keys',
		'bad-request',
		'internal-error',
	);

	public function __construct( private VendorUrls $urls ) {}

	/**
	 * @param string $action   What the page asked the token for, so that it serves for no other form.
	 * @param float  $minScore The least that counts as a person, for vendors that give one.
	 */
	public function verify(
		string $url,
		string $secret,
		string $token,
		string $ip,
		string $action,
		float $minScore = 0.0
	): CaptchaResult {
		$answer = $this->request( $this->urls->of( $url ), $secret, $token, $ip );
		if ( null === $answer ) {
			return CaptchaResult::Unreachable;
		}
		$isForThisForm = $answer->bool( 'success' )
			&& $answer->string( 'action' ) === $action
			&& $this->urls->isOwnHost( $answer->string( 'hostname' ) );
		return $isForThisForm && $answer->float( 'score' ) >= $minScore ? CaptchaResult::Ok : CaptchaResult::Refused;
	}

	/** Null when the vendor gave no verdict on the token. */
	private function request( string $url, string $secret, string $token, string $ip ): ?JsonData {
		$response = wp_remote_post(
			$url,
			array(
				'timeout'     => self::TIMEOUT,
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
		$answer   = JsonData::of( json_decode( wp_remote_retrieve_body( $response ), true, 8 ) );
		$errors   = array_intersect( self::SERVICE_ERRORS, $answer->strings( 'error-codes' ) );
		if ( array() !== $errors ) {
			error_log( 'Atoll: the captcha vendor answered ' . implode( ', ', $errors ) . '. Are its keys right?' );
		}
		return array() === $errors && is_bool( $answer->get( 'success' ) ) ? $answer : null;
	}
}
