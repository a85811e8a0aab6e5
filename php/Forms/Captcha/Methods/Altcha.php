<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Forms\Captcha\CaptchaInputs;
use Atoll\Forms\Captcha\CaptchaResult;

/** The default method: the browser does a little work for each submission. No other company learns of the visitor. */
final class Altcha implements CaptchaMethod {

	public const INPUT = 'altcha';

	/**
	 * @param \Closure(): ProofOfWork $proofOfWork
	 * @param \Closure(): string      $challengeUrl URL of challenges, to which a query can be added.
	 */
	public function __construct( private \Closure $proofOfWork, private \Closure $challengeUrl ) {}

	public function settings( int $formNumber ): array {
		return array(
			'provider'  => 'altcha',
			'input'     => self::INPUT,
			'challenge' => add_query_arg( 'form_id', $formNumber, ( $this->challengeUrl )() ),
		);
	}

	public function token( array $inputs ): string {
		return CaptchaInputs::text( $inputs, self::INPUT );
	}

	public function verify( string $token, int $formNumber, string $ip ): CaptchaResult {
		return ( $this->proofOfWork )()->isSolved( $token, $formNumber ) ? CaptchaResult::Ok : CaptchaResult::Refused;
	}

	public function identity( string $token ): string {
		return ( $this->proofOfWork )()->identity( $token );
	}
}
