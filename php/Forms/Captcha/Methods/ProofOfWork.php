<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Engine\Contract\JsonData;

/**
 * Challenges for ALTCHA's widget 3 and library 2 ("PoW v2"): find the number whose key, derived with PBKDF2 from nonce
 * and number, begins with the given prefix. We choose the number, so the work has an upper limit. Challenges are
 * signed, so they need not be stored.
 */
final class ProofOfWork {

	/** Seconds in which a challenge must be solved and sent. */
	public const LIFETIME = 600;

	private const ALGORITHM  = 'PBKDF2/SHA-256';
	private const KEY_BYTES  = 32;
	private const MAX_LENGTH = 4096;

	/**
	 * Range of the numbers: at the default cost, well under a second of work for a phone. The server derives one key
	 * per challenge and one per token; each takes about 1 ms of CPU time with OpenSSL and 3 ms without.
	 */
	private const NUMBERS = array( 500, 1000 );

	private Pbkdf2 $pbkdf2;

	/**
	 * @param string           $secret Signs challenges.
	 * @param \Closure(): int $clock  Seconds since the epoch.
	 * @param int              $cost   PBKDF2 rounds per number.
	 */
	public function __construct( private string $secret, private \Closure $clock, private int $cost = 2000 ) {
		$this->pbkdf2 = new Pbkdf2();
	}

	/** @return array{parameters: array<string, mixed>, signature: string} A challenge for one form. */
	public function challenge( int $formNumber ): array {
		$nonce      = random_bytes( 16 );
		$salt       = random_bytes( 16 );
		$key        = $this->key( $nonce, $salt, random_int( ...self::NUMBERS ), $this->cost );
		$parameters = array(
			'algorithm' => self::ALGORITHM,
			'cost'      => $this->cost,
			'data'      => array( 'form' => $formNumber ),
			'expiresAt' => ( $this->clock )() + self::LIFETIME,
			'keyLength' => self::KEY_BYTES,
			'keyPrefix' => bin2hex( substr( $key, 0, self::KEY_BYTES / 2 ) ),
			'nonce'     => bin2hex( $nonce ),
			'salt'      => bin2hex( $salt ),
		);
		return array(
			'parameters' => $parameters,
			'signature'  => $this->sign( $parameters ),
		);
	}

	/** @param string $token Sent by the widget: base64 of JSON with the challenge and its solution. */
	public function isSolved( string $token, int $formNumber ): bool {
		$payload    = $this->decode( $token );
		$parameters = $payload->map( 'challenge' )->map( 'parameters' );
		return hash_equals( $this->sign( $parameters->all() ), $payload->map( 'challenge' )->string( 'signature' ) )
			&& self::ALGORITHM === $parameters->string( 'algorithm' )
			&& $parameters->int( 'expiresAt' ) >= ( $this->clock )()
			&& $parameters->map( 'data' )->int( 'form' ) === $formNumber
			&& $this->isSolution( $parameters, $payload->map( 'solution' ) );
	}

	/** Returns the signature of the token's challenge. */
	public function identity( string $token ): string {
		return $this->decode( $token )->map( 'challenge' )->string( 'signature' );
	}

	/**
	 * Call it only after the signature was checked: forged parameters could demand any amount of work from the server.
	 */
	private function isSolution( JsonData $parameters, JsonData $solution ): bool {
		$number = $solution->int( 'counter', -1 );
		if ( $number < 0 || $number > 0xFFFFFFFF ) {
			return false;
		}
		$nonce = hex2bin( $parameters->string( 'nonce' ) );
		$salt  = hex2bin( $parameters->string( 'salt' ) );
		$key   = bin2hex( $this->key( (string) $nonce, (string) $salt, $number, $parameters->int( 'cost' ) ) );
		return str_starts_with( $key, $parameters->string( 'keyPrefix' ) )
			&& hash_equals( $key, $solution->string( 'derivedKey' ) );
	}

	private function key( string $nonce, string $salt, int $number, int $cost ): string {
		return $this->pbkdf2->key( $nonce . pack( 'N', $number ), $salt, max( 1, $cost ), self::KEY_BYTES );
	}

	/**
	 * Signs the parameters as JSON.stringify would write them, sorted by name.
	 *
	 * @param array<array-key, mixed> $parameters
	 */
	private function sign( array $parameters ): string {
		return hash_hmac(
			'sha256',
			(string) json_encode( $this->sorted( $parameters ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			$this->secret
		);
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<array-key, mixed>
	 */
	private function sorted( array $values ): array {
		ksort( $values, SORT_STRING );
		return array_map( fn( mixed $value ) => is_array( $value ) ? $this->sorted( $value ) : $value, $values );
	}

	private function decode( string $token ): JsonData {
		$json = strlen( $token ) > self::MAX_LENGTH ? false : base64_decode( $token, true );
		return JsonData::of( json_decode( (string) $json, true, 8 ) );
	}
}
