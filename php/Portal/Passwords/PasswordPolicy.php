<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

/** What a client's password must be, and how WordPress knows it. */
final class PasswordPolicy {

	/**
	 * Characters, NIST SP 800-63B-4 asks for at least as many as can be remembered; signs and digits are nobody's rule.
	 */
	public const SHORTEST = 12;

	/** WordPress hashes no longer one: wp_hash_password(). Half of it, since quotes count twice there. */
	private const LONGEST = 2048;

	/** Characters that have to be guessed one by one. */
	private const UNGUESSABLE = 8;

	public function __construct( private PasswordStrength $strength ) {}

	/**
	 * @param list<string> $own What is known of its owner, such as email and name.
	 * @return string What is wrong with it and what to do; empty when it is good.
	 */
	public function complaint( string $password, array $own = array() ): string {
		$password = trim( $password );
		$length   = (int) preg_match_all( '/./us', $password );
		return match ( true ) {
			'' === $password          => __( 'Please choose a password.', 'atoll' ),
			$length < self::SHORTEST  => sprintf(
				/* translators: %d: number of characters. */
				__( 'Please choose a password of %d characters or more. A few words that do not belong together are easy to remember.', 'atoll' ),
				self::SHORTEST
			),
			strlen( $password ) > self::LONGEST => __( 'This password is longer than we can keep. Please choose a shorter one.', 'atoll' ),
			$this->strength->length( $password, array( ...$own, get_bloginfo( 'name' ) ) ) < self::UNGUESSABLE
				=> __( 'This password would be guessed soon: it is mostly common words, your own name or email, a year, or keys in a row. Please add a word or two that nobody would expect.', 'atoll' ),
			default => '',
		};
	}

	/**
	 * As WordPress' own screens hand it to its functions: with slashes before quotes, since they never take them away.
	 * Whoever logs in here can so log in there.
	 */
	public function asStored( string $password ): string {
		return wp_slash( $password );
	}
}
