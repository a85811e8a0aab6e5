<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Platform\Access\Signer;

/**
 * Signed day on which a form was printed, sent along with the form. It is a hint that somebody saw the form, not a
 * requirement, so an old page needs no new token: it is valid for twice the thirty days of a cache, and counts little
 * after that. All pages printed on the same day have the same token, so that they are identical for everybody.
 */
final class FormToken {

	public const NAME = 'atoll_token';

	private const PURPOSE = 'form token';
	private const DAY     = 86400;
	private const DAYS    = 60;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Signer $signer, private \Closure $clock ) {}

	public function issue( int $form ): string {
		return $this->signed( $form, $this->today() );
	}

	public function state( int $form, string $token ): FormTokenState {
		$day = (int) strstr( $token, '.', true ); // Digits only: a cast would accept "1e5" as a number.
		return match ( true ) {
			'' === $token                                              => FormTokenState::Missing,
			! hash_equals( $this->signed( $form, $day ), $token )      => FormTokenState::Forged,
			$this->today() - $day > self::DAYS                         => FormTokenState::Stale,
			default                                                    => FormTokenState::Good,
		};
	}

	private function signed( int $form, int $day ): string {
		return $day . '.' . substr( $this->signer->sign( self::PURPOSE, "{$form}\n{$day}" ), 0, 32 );
	}

	private function today(): int {
		return intdiv( ( $this->clock )(), self::DAY );
	}
}
