<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

/** The settings that fields of both plugins have. A setting that a kind does not use does no harm there. */
final class Properties {

	private const TEXT    = array( 'label', 'description', 'placeholder', 'defaultValue', 'errorMessage', 'cssClass', 'adminLabel', 'numberFormat', 'content', 'checkboxLabel', 'inputName', 'allowedExtensions' );
	private const NUMBERS = array( 'rangeMin', 'rangeMax' );
	/** Limits: 0 is none. */
	private const LIMITS  = array( 'maxLength', 'maxRows', 'maxFileSize', 'maxFiles', 'minLength', 'minYear', 'maxYear' );
	private const FLAGS   = array( 'allowsPrepopulate', 'multipleFiles', 'allowPunctuation', 'lookup' );
	/** Settings that are one of a few words; what Atoll has no word for leaves the kind's default. */
	private const OPTIONS = array(
		'dateType'    => array( 'datefield', 'datedropdown', 'datepicker' ),
		'timeFormat'  => array( '12', '24' ),
		'captchaType' => array( 'altcha', 'recaptcha', 'turnstile' ),
		'addressType' => array( 'international', 'australian', 'us', 'canadian' ),
	);
	private const QUIZ    = array( 'radio', 'checkbox', 'select' );

	/** @return list<Property> */
	public function all(): array {
		$all = array();
		foreach ( self::TEXT as $name ) {
			$all[] = $this->text( $name, $name );
		}
		foreach ( self::NUMBERS as $name ) {
			$all[] = $this->number( $name, $name );
		}
		foreach ( self::LIMITS as $name ) {
			$all[] = $this->number( $name, $name, 0 );
		}
		foreach ( self::FLAGS as $name ) {
			$all[] = $this->flag( $name, $name );
		}
		foreach ( self::OPTIONS as $name => $offered ) {
			$all[] = $this->option( $name, $name, $offered );
		}
		return array(
			...$all,
			$this->text( 'autocomplete', 'autocompleteAttribute' ),
			$this->number( 'columnSpan', 'layoutGridColumnSpan' ),
			$this->flag( 'required', 'isRequired' ),
			$this->option( 'quizFieldType', 'gquizFieldType', self::QUIZ ),
			new Property( 'conditionalLogic', 'conditionalLogic', static fn( $value ) => Loose::map( $value ) ?: null, static fn( $value ) => $value ),
			new Property( 'choices', 'choices', ( new Choices() )->read( ... ), static fn( $value ) => $value ),
		);
	}

	private function text( string $ours, string $theirs ): Property {
		return new Property(
			$ours,
			$theirs,
			static fn( $value ) => '' !== Loose::text( $value ) ? Loose::text( $value ) : null,
			Loose::text( ... )
		);
	}

	/**
	 * Kept as a number when it is one: Gravity Forms stores both 5 and "5".
	 *
	 * @param int|null $none The number that says nothing.
	 */
	private function number( string $ours, string $theirs, ?int $none = null ): Property {
		return new Property(
			$ours,
			$theirs,
			static fn( $value ) => is_numeric( $value ) && ( null === $none || $value > $none ) ? $value + 0 : null,
			static fn( $value ) => $value ?? ''
		);
	}

	/** @param list<string> $offered */
	private function option( string $ours, string $theirs, array $offered ): Property {
		return new Property(
			$ours,
			$theirs,
			static fn( $value ) => in_array( Loose::text( $value ), $offered, true ) ? Loose::text( $value ) : null,
			Loose::text( ... )
		);
	}

	private function flag( string $ours, string $theirs ): Property {
		return new Property( $ours, $theirs, static fn( $value ) => is_scalar( $value ) && (bool) $value ? true : null, static fn( $value ) => (bool) $value );
	}
}
