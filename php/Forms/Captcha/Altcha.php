<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

/** The default: the browser works a little for each submission, and no other company hears of the visitor. */
final class Altcha implements Provider {

	public const INPUT = 'altcha';

	/**
	 * @param \Closure(): ProofOfWork $work
	 * @param \Closure(): string      $route Where challenges come from, an address that takes a query.
	 */
	public function __construct( private \Closure $work, private \Closure $route ) {}

	public function settings( int $formNumber ): array {
		return array(
			'provider'  => 'altcha',
			'input'     => self::INPUT,
			'challenge' => add_query_arg( 'form_id', $formNumber, ( $this->route )() ),
		);
	}

	public function token( array $inputs ): string {
		return Inputs::text( $inputs, self::INPUT );
	}

	public function verify( string $token, int $formNumber, string $ip ): Verdict {
		return ( $this->work )()->isSolved( $token, $formNumber ) ? Verdict::Ok : Verdict::Refused;
	}

	public function identity( string $token ): string {
		return ( $this->work )()->identity( $token );
	}
}
