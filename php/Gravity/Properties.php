<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

/** The settings that fields of both plugins have. A setting that a kind does not use does no harm there. */
final class Properties {

	private const TEXT    = array( 'label', 'description', 'placeholder', 'defaultValue', 'errorMessage', 'cssClass', 'adminLabel', 'numberFormat', 'content', 'checkboxLabel', 'inputName' );
	private const NUMBERS = array( 'maxLength', 'rangeMin', 'rangeMax' );

	/** @return list<Property> */
	public function all(): array {
		$all = array();
		foreach ( self::TEXT as $name ) {
			$all[] = $this->text( $name, $name );
		}
		foreach ( self::NUMBERS as $name ) {
			$all[] = $this->number( $name, $name );
		}
		return array(
			...$all,
			$this->text( 'autocomplete', 'autocompleteAttribute' ),
			$this->number( 'columnSpan', 'layoutGridColumnSpan' ),
			$this->flag( 'required', 'isRequired' ),
			$this->flag( 'allowsPrepopulate', 'allowsPrepopulate' ),
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

	/** Kept as a number when it is one: Gravity Forms stores both 5 and "5". */
	private function number( string $ours, string $theirs ): Property {
		return new Property(
			$ours,
			$theirs,
			static fn( $value ) => is_numeric( $value ) ? $value + 0 : null,
			static fn( $value ) => $value ?? ''
		);
	}

	private function flag( string $ours, string $theirs ): Property {
		return new Property( $ours, $theirs, static fn( $value ) => is_scalar( $value ) && (bool) $value ? true : null, static fn( $value ) => (bool) $value );
	}
}
