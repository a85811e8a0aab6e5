<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

/** Rules for clients' passwords, and the form in which WordPress stores passwords. */
final class PasswordPolicy {

	/** Characters. NIST SP 800-63B-4 requires a minimum length, and no rules about symbols and digits. */
	public const MIN_LENGTH = 12;

	/** Bytes: half of what wp_hash_password() accepts, because slashes are added to quotes. */
	private const MAX_BYTES = 2048;

	/** Number of characters that have to be guessed one by one. */
	private const MIN_STRENGTH = 8;

	public function __construct( private PasswordStrength $strength ) {}

	/**
	 * @param list<string> $personal Known data about its owner, such as email and name.
	 * @return string What is wrong with the password and what to do; empty if it is good.
	 */
	public function problem( string $password, array $personal ): string {
		$password = trim( $password );
		$length   = (int) preg_match_all( '/./us', $password );
		return match ( true ) {
			'' === $password          => __( 'Please choose a password.', 'atoll' ),
			$length < self::MIN_LENGTH  => sprintf(
				/* translators: %d: number of characters. */
				__( 'Please choose a password of %d characters or more. A few words that do not belong together are easy to remember.', 'atoll' ),
				self::MIN_LENGTH
			),
			strlen( $password ) > self::MAX_BYTES => __( 'This password is longer than we can keep. Please choose a shorter one.', 'atoll' ),
			$this->strength->length( $password, array( ...$personal, get_bloginfo( 'name' ) ) ) < self::MIN_STRENGTH
				=> __( 'This password is too easy to guess: it is mostly common words, your name or email, a year, or keys in a row. Please add one or two words that nobody would expect.', 'atoll' ),
			default => '',
		};
	}

	/**
	 * Trims a password and adds slashes before quotes, as WordPress' own screens pass passwords to its functions. Those
	 * trim when they hash and log in, but not when they only check, and they never unslash. So users who log in here
	 * can also log in there.
	 */
	public function asStored( string $password ): string {
		return wp_slash( trim( $password ) );
	}
}
