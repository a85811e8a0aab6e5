<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

/** The kinds of code that complete a login, with the texts of the step that asks for each. */
enum CodeKind: string {

	/** A code from an authenticator app. */
	case App      = 'code';
	case Recovery = 'recovery';

	/** Returns the kind of a typed code: each step accepts both. */
	public static function of( string $typed ): self {
		return 1 === preg_match( '/[a-z]/i', $typed ) ? self::Recovery : self::App;
	}

	public function label(): string {
		return match ( $this ) {
			self::App      => __( 'Code', 'atoll' ),
			self::Recovery => __( 'Recovery code', 'atoll' ),
		};
	}

	public function instructions(): string {
		return match ( $this ) {
			self::App      => __(
				'Your password is correct. Open your authenticator app and enter the 6-digit code it shows for this site.',
				'atoll'
			),
			self::Recovery => __(
				'Enter one of the recovery codes that you kept when you switched two-step login on. Each works once.',
				'atoll'
			),
		};
	}

	public function wrong(): string {
		return match ( $this ) {
			self::App      => __(
				'This code is not right, or was used already. Wait for the next one, and check the time on your phone.',
				'atoll'
			),
			self::Recovery => __( 'This recovery code is not right, or was used already. Use another one.', 'atoll' ),
		};
	}

	public function other(): self {
		return match ( $this ) {
			self::App      => self::Recovery,
			self::Recovery => self::App,
		};
	}

	/** Returns the text of a link to the step for this kind. */
	public function linkText(): string {
		return match ( $this ) {
			self::App      => __( 'Use your authenticator app', 'atoll' ),
			self::Recovery => __( 'Use a recovery code', 'atoll' ),
		};
	}

	/** @return array<string, string> Of the input, for keyboards and for what fills in codes. */
	public function inputAttributes(): array {
		return match ( $this ) {
			self::App      => array( 'inputmode' => 'numeric' ) + self::inputAttributesOfEither(),
			self::Recovery => array( 'autocomplete' => 'off' ) + self::inputAttributesOfEither(),
		};
	}

	/** @return array<string, string> Of an input that takes either kind: filled in from the app, typed with letters. */
	public static function inputAttributesOfEither(): array {
		return array(
			'autocapitalize' => 'none',
			'spellcheck'     => 'false',
			'autocorrect'    => 'off',
			'maxlength'      => '40',
			'autocomplete'   => 'one-time-code',
		);
	}
}
