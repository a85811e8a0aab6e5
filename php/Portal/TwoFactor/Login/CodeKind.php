<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

/** What a login may be ended with, and what the step says that asks for it. */
enum CodeKind: string {

	/** Of an authenticator app. */
	case App      = 'code';
	case Recovery = 'recovery';

	/** Of what somebody typed: each step takes either. */
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
				'Your password is right. Open your authenticator app, and enter the code of six digits that it shows for this site.',
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

	/** Of a link to the step that asks for it. */
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
