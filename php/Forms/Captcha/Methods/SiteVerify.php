<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Captcha\CaptchaResult;
use Atoll\Platform\Errors\ErrorLog;

/** Asks a vendor to verify a token, in the protocol that reCAPTCHA and Turnstile share. */
final class SiteVerify {

	/** Maximum seconds that a visitor waits for a vendor. */
	private const TIMEOUT = 5;

	/** Vendors' error codes that are not the visitor's fault. */
	private const SERVICE_ERRORS = array(
		...VendorFaults::KEYS,
		'bad-request',
		'internal-error',
	);

	public function __construct( private VendorUrls $urls, private VendorFaults $faults ) {}

	/**
	 * @param string $action   Action that the page requested the token for, so that it is not valid for another form.
	 * @param float  $minScore Minimum score of a person, for vendors that return a score.
	 */
	public function verify(
		string $url,
		string $secret,
		string $token,
		string $ip,
		string $action,
		float $minScore = 0.0
	): CaptchaResult {
		$answer = $this->request( $this->urls->url( $url ), $secret, $token, $ip );
		if ( null === $answer ) {
			return CaptchaResult::Unreachable;
		}
		if ( ! $answer->bool( 'success' ) || ! $this->isForThisForm( $answer, $action ) ) {
			return CaptchaResult::Refused;
		}
		$this->faults->clear();
		return $answer->float( 'score' ) >= $minScore ? CaptchaResult::Ok : CaptchaResult::Refused;
	}

	/**
	 * A valid token from another host may come from a second host of this site, so the site's owner is told. A token
	 * for another action is only logged, as no setting could fix that.
	 */
	private function isForThisForm( JsonData $answer, string $action ): bool {
		$host = $answer->string( 'hostname' );
		if ( ! $this->urls->isOwnHost( $host ) ) {
			$this->faults->record( VendorFaults::OTHER_HOST );
			$this->log(
				"a token was made on the host {$host}. If that is this site, the filter atoll_captcha_hosts adds it."
			);
			return false;
		}
		if ( $answer->string( 'action' ) !== $action ) {
			$this->log( "a token for {$answer->string( 'action' )} was sent with {$action}." );
			return false;
		}
		return true;
	}

	/** Returns null if the vendor gave no verdict on the token. */
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
		if ( array() === $errors && is_bool( $answer->get( 'success' ) ) ) {
			return $answer;
		}
		$this->faults->record( (string) ( reset( $errors ) ?: VendorFaults::NO_ANSWER ) );
		if ( array() !== $errors ) {
			$this->log( 'the vendor answered ' . implode( ', ', $errors ) . '. Are its keys right?' );
		}
		return null;
	}

	private function log( string $sentence ): void {
		( new ErrorLog() )->note( 'captcha: ' . sanitize_text_field( $sentence ) );
	}
}
