<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Engine\Contract\JsonData;

/** The stored data of a user's two-step login. */
final class TwoFactorRecord {

	/**
	 * @param string       $seed    Sealed.
	 * @param int          $step    The last time step that was used.
	 * @param list<string> $codes   Hashes of the unused recovery codes.
	 * @param int          $since   Seconds since the epoch.
	 * @param string       $lastUse Hash of the last used code and the login that it completed; empty for none.
	 */
	public function __construct(
		public readonly string $seed,
		public readonly int $step,
		public readonly array $codes,
		public readonly int $since,
		public readonly string $lastUse = ''
	) {}

	/** A record that cannot be read still counts as on, and accepts no code. */
	public static function from( string $json ): self {
		$data = JsonData::of( json_decode( $json, true ) );
		return new self(
			$data->string( 'seed' ),
			$data->int( 'step' ),
			array_values( $data->strings( 'codes' ) ),
			$data->int( 'since' ),
			$data->string( 'lastUse' )
		);
	}

	public function json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}

	public function withStep( int $step ): self {
		return new self( $this->seed, $step, $this->codes, $this->since, $this->lastUse );
	}

	/** @param list<string> $codes */
	public function withCodes( array $codes ): self {
		return new self( $this->seed, $this->step, $codes, $this->since, $this->lastUse );
	}

	public function withSeed( string $seed ): self {
		return new self( $seed, $this->step, $this->codes, $this->since, $this->lastUse );
	}

	public function withLastUse( string $lastUse ): self {
		return new self( $this->seed, $this->step, $this->codes, $this->since, $lastUse );
	}
}
